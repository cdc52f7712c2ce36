import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Headers by which a trace goes from one process to the next (https://www.w3.org/TR/trace-context/): `traceparent`, and
 * `tracestate`, which tracing systems on the way write, where the caller sent it.
 */
export interface TraceHeaders extends Readonly<Record<string, string>> {
  readonly traceparent: string;
}

/** The trace that a piece of work belongs to. */
export interface TraceContext {
  /** 32 hexadecimal digits; the same in the logs of every process that has part in it. */
  readonly traceId: string;
  /** Sent with the calls that it causes. */
  readonly headers: TraceHeaders;
  /** As the caller sent them; undefined where the trace begins here. */
  readonly caller: TraceHeaders | undefined;
}

const allZeros = /^0+$/;
/** Version, trace id, parent id and flags (§3.2). A later version may have more parts, and never is `ff`. */
const traceparentPattern = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
/** What must be passed on at least (§3.3.1.5); a longer one is dropped whole, as it may be. */
const maxTracestate = 512;
/** Whoever begins a trace records it. */
const sampled = '01';

/** Random bytes for some hundred requests: to ask for few takes as long as to ask for many. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

/** @param bytes at most as many as the pool has */
function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}

const known = new WeakMap<IncomingMessage, TraceContext>();

/** The trace of a request: the one that its caller names, or a new one. The same object each time. */
export function traceContextOf(request: IncomingMessage): TraceContext {
  const existing = known.get(request);
  if (existing) return existing;
  const context = callersContext(request) ?? newTraceContext();
  known.set(request, context);
  return context;
}

/** A trace that begins here. */
export function newTraceContext(): TraceContext {
  const ids = randomHex(24);
  const traceId = ids.slice(0, 32);
  return {
    traceId,
    headers: { traceparent: `00-${traceId}-${ids.slice(32)}-${sampled}` },
    caller: undefined,
  };
}

function callersContext({ headers }: IncomingMessage): TraceContext | undefined {
  // Node joins repeated headers by commas, which makes them invalid, as they are (§4.3).
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string') return undefined;
  const [, version, traceId = '', parentId = '', flags = '', more] =
    traceparentPattern.exec(traceparent) ?? [];
  if (version === undefined || allZeros.test(traceId) || allZeros.test(parentId)) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  const state =
    typeof tracestate === 'string' && tracestate.length <= maxTracestate ? { tracestate } : undefined;
  // Of the flags of a version that is not known only the first is (§3.2.2.5).
  const isSampled = Number.parseInt(flags, 16) & 1;
  return {
    traceId,
    headers: { traceparent: `00-${traceId}-${randomHex(8)}-0${isSampled}`, ...state },
    caller: { traceparent, ...state },
  };
}
