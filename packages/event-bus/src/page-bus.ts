import { createEventBus, type EventBus, type EventMap } from './bus';

const pageBusKey = Symbol.for('kaadu.event-bus.instance');
const registry = globalThis as unknown as Record<symbol, unknown>;

/**
 * Returns the bus of this browser page. The first caller creates it; every other copy or version of this
 * package on the page gets the same instance. Not for servers, where one process serves many visitors.
 */
export function pageBus<Payloads>(map: EventMap<Payloads>): EventBus<Payloads> {
  if (typeof window === 'undefined') {
    throw new Error(
      'pageBus() is for browsers; on a server create one bus per request with createEventBus()',
    );
  }
  return (registry[pageBusKey] ??= createEventBus(map)) as EventBus<Payloads>;
}
