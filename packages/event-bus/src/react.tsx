import type { EventName, EventPayload, Events } from '@kaadu/contracts';
import { sharedContext } from '@kaadu/federation/react';
import {
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { EventBus } from './bus';

export type SiteBus = EventBus<Events>;
const BusContext = sharedContext<SiteBus>('kaadu.event-bus');

export function BusProvider({ bus, children }: { bus: SiteBus; children: ReactNode }) {
  return <BusContext value={bus}>{children}</BusContext>;
}

/** Returns the bus of this page or request. Throws without a provider. */
export function useBus(): SiteBus {
  const bus = useContext(BusContext);
  if (!bus) throw new Error('useBus needs a <BusProvider> above it');
  return bus;
}

/** Calls `handler` with each payload of an event while the component is mounted. */
export function useBusEvent<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void): void {
  const bus = useBus();
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    const subscription = bus.on(name).subscribe((payload) => onEvent(payload));
    return () => subscription.unsubscribe();
  }, [bus, name]);
}

/**
 * Returns the latest payload of a replayed event. Returns `initial` until there is one, and during hydration,
 * so that the browser renders the same as the server.
 */
export function useBusState<N extends EventName>(name: N, initial: EventPayload<N>): EventPayload<N> {
  const bus = useBus();
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = bus.on(name).subscribe(notify);
      return () => subscription.unsubscribe();
    },
    [bus, name],
  );
  return useSyncExternalStore<EventPayload<N>>(
    subscribe,
    () => bus.last(name) ?? initial,
    () => initial,
  );
}
