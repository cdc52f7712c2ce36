import { ReplaySubject, Subject, type Observable } from 'rxjs';

/** Subset of a zod schema that the bus needs. */
interface Parser<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false; error: { message: string } };
}

/** Schema and replay behaviour of each event. */
export type EventMap<Payloads> = {
  readonly [Name in keyof Payloads]: {
    readonly schema: Parser<Payloads[Name]>;
    readonly replay: 'none' | 'last';
  };
};

export interface EventBus<Payloads> {
  /** Returns a hot stream of the event's payloads. It starts with the latest one if the event replays. */
  on<Name extends keyof Payloads & string>(name: Name): Observable<Payloads[Name]>;
  emit<Name extends keyof Payloads & string>(name: Name, payload: Payloads[Name]): void;
  /**
   * Parses and emits a message from outside (window, storage, another tab). A malformed one is logged and dropped.
   * @returns whether it was emitted
   */
  emitUntrusted<Name extends keyof Payloads & string>(name: Name, payload: unknown): boolean;
  /** Returns the latest payload of a replayed event, or undefined. */
  last<Name extends keyof Payloads & string>(name: Name): Payloads[Name] | undefined;
}

/** One event of the bus: a hot stream and, if it replays, its latest payload. */
class Channel<Payload> {
  readonly subject: Subject<Payload>;
  last: Payload | undefined;

  constructor(readonly definition: EventMap<{ event: Payload }>['event']) {
    this.subject = definition.replay === 'last' ? new ReplaySubject(1) : new Subject();
  }

  send(payload: Payload): void {
    if (this.definition.replay === 'last') this.last = payload;
    this.subject.next(payload);
  }
}

/**
 * Creates a bus for one page or one request. An event that the map does not define throws.
 * @param log receives a message for each dropped payload
 */
export function createEventBus<Payloads>(
  map: EventMap<Payloads>,
  log: (message: string) => void = (message) => console.warn(message),
): EventBus<Payloads> {
  const channels: { [Name in keyof Payloads]?: Channel<Payloads[Name]> } = {};

  function channel<Name extends keyof Payloads & string>(name: Name): Channel<Payloads[Name]> {
    if (!Object.hasOwn(map, name)) throw new Error(`Unknown event "${name}": add it to the event map first`);
    return (channels[name] ??= new Channel(map[name]));
  }

  return {
    on: (name) => channel(name).subject.asObservable(),
    emit: (name, payload) => channel(name).send(payload),
    emitUntrusted(name, payload) {
      const target = channel(name);
      const parsed = target.definition.schema.safeParse(payload);
      if (parsed.success) target.send(parsed.data);
      else log(`Dropped a malformed "${name}": ${parsed.error.message}`);
      return parsed.success;
    },
    last: (name) => channel(name).last,
  };
}
