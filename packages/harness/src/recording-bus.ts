import { events, type EventName, type Events } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import type { SiteBus } from '@kaadu/event-bus/react';

export interface RecordingBus extends SiteBus {
  /** Emitted events so far, the oldest first. */
  readonly emitted: readonly { readonly name: EventName; readonly payload: Events[EventName] }[];
}

/**
 * Creates a real bus over the site's event contract that records every emitted event.
 * @param log receives the messages about rejected events. Defaults to the console
 */
export function recordingBus(log?: (message: string) => void): RecordingBus {
  const bus = createEventBus<Events>(events, log);
  const emitted: { name: EventName; payload: Events[EventName] }[] = [];
  return {
    ...bus,
    emitted,
    emit(name, payload) {
      emitted.push({ name, payload });
      bus.emit(name, payload);
    },
    emitUntrusted(name, payload) {
      const accepted = bus.emitUntrusted(name, payload);
      const last = bus.last(name);
      if (accepted && last !== undefined) emitted.push({ name, payload: last });
      return accepted;
    },
  };
}
