import { Observable, ReplaySubject, Subject } from 'rxjs';

/** A schema as zod, valibot and others make it (https://standardschema.dev), reduced to what the bus needs. */
interface Parser<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false; error: { message: string } };
}

/** Event name → payload schema and replay behaviour. */
export type EventMap = Record<string, { schema: Parser<unknown>; replay: 'none' | 'last' }>;

type Payload<Map extends EventMap, Name extends keyof Map> =
  Map[Name]['schema'] extends Parser<infer Value> ? Value : never;

export interface EventBus<Map extends EventMap> {
  /** A hot stream of the event's payloads; begins with the latest one when the event replays. */
  on<Name extends keyof Map & string>(name: Name): Observable<Payload<Map, Name>>;
  emit<Name extends keyof Map & string>(name: Name, payload: Payload<Map, Name>): void;
  /** Emits what came from outside (window, storage, another tab) after parsing; a bad message is logged and dropped. */
  emitUntrusted<Name extends keyof Map & string>(name: Name, payload: unknown): boolean;
  /** The latest payload of a replayed event, or undefined. */
  last<Name extends keyof Map & string>(name: Name): Payload<Map, Name> | undefined;
}

interface Channel {
  readonly subject: Subject<unknown>;
  last: unknown;
}

/**
 * Makes a bus for one page or one request. An event that the map does not name throws: it is a mistake of the
 * caller's, not data.
 * @param log where dropped messages are reported
 */
export function createEventBus<Map extends EventMap>(
  map: Map,
  log: (message: string) => void = (message) => console.warn(message),
): EventBus<Map> {
  const channels = new globalThis.Map<string, Channel>(
    Object.entries(map).map(([name, { replay }]) => [
      name,
      { subject: replay === 'last' ? new ReplaySubject(1) : new Subject(), last: undefined },
    ]),
  );

  function channel(name: string): Channel {
    const found = channels.get(name);
    if (!found) throw new Error(`Unknown event "${name}": add it to the event map first`);
    return found;
  }

  function send(name: string, payload: unknown): void {
    const target = channel(name);
    if (map[name]?.replay === 'last') target.last = payload;
    target.subject.next(payload);
  }

  return {
    on: (name) => channel(name).subject.asObservable() as Observable<never>,
    emit: send,
    emitUntrusted(name, payload) {
      const parsed = map[name]?.schema.safeParse(payload);
      if (!parsed) throw new Error(`Unknown event "${name}": add it to the event map first`);
      if (!parsed.success) {
        log(`Dropped a malformed "${name}": ${parsed.error.message}`);
        return false;
      }
      send(name, parsed.data);
      return true;
    },
    last: (name) => channel(name).last as never,
  };
}
