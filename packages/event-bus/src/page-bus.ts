import { createEventBus, type EventBus, type EventMap } from './bus';

const pageBusKey = Symbol.for('kaadu.event-bus.instance');
const registry = globalThis as unknown as Record<symbol, unknown>;

/**
 * The one bus of this browser page. The first caller makes it; every other copy or version of this package on
 * the page gets that same instance. Not for servers: one process serves many visitors there.
 */
export function pageBus<Payloads>(map: EventMap<Payloads>): EventBus<Payloads> {
  if (typeof window === 'undefined') {
    throw new Error('pageBus() is for browsers; on a server make one bus per request with createEventBus()');
  }
  return (registry[pageBusKey] ??= createEventBus(map)) as EventBus<Payloads>;
}
