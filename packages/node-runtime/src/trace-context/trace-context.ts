import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Headers that propagate a trace between processes (https://www.w3.org/TR/trace-context/): `traceparent`, and
 * the `tracestate` of tracing systems if the caller sent one.
 */
export interface TraceHeaders extends Readonly<Record<string, string>> {
  readonly traceparent: string;
}

/** Trace to which a piece of work belongs. */
export interface TraceContext {
  /** Trace id of 32 hexadecimal digits, the same in the logs of all processes involved. */
  readonly traceId: string;
  /** Headers for outgoing calls. */
  readonly headers: TraceHeaders;
  /** Headers from the caller; undefined where the trace begins in this process. */
  readonly caller: TraceHeaders | undefined;
}

const allZeros = /^0+$/;
/** Version, trace id, parent id and flags (Trace Context §3.2). A later version may have more parts, and never is `ff`. */
const traceparentPattern = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
/** Minimum length that must be propagated (Trace Context §3.3.1.5); longer values may be dropped as a whole. */
const maxTracestate = 512;
/** Flag of a recorded trace, set by the process that begins it. */
const sampled = '01';

/** Buffer of random bytes, filled at once because many cost little more than few. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

/** Returns random hexadecimal digits. @param bytes at most the size of the pool */
function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}

const known = new WeakMap<IncomingMessage, TraceContext>();

/** Returns the trace of a request: the caller's, or a new one. Returns the same object each time. */
export function traceContextOf(request: IncomingMessage): TraceContext {
  const existing = known.get(request);
  if (existing) return existing;
  const context = callersContext(request) ?? newTraceContext();
  known.set(request, context);
  return context;
}

/** Starts a new trace. */
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
  // Node joins repeated headers with commas, which makes them invalid, as required (Trace Context §4.3).
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string') return undefined;
  const [, version, traceId = '', parentId = '', flags = '', more] =
    traceparentPattern.exec(traceparent) ?? [];
  if (version === undefined || allZeros.test(traceId) || allZeros.test(parentId)) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  const state =
    typeof tracestate === 'string' && tracestate.length <= maxTracestate ? { tracestate } : undefined;
  // Of the flags of an unknown version, only the first is defined (Trace Context §3.2.2.5).
  const isSampled = Number.parseInt(flags, 16) & 1;
  return {
    traceId,
    headers: { traceparent: `00-${traceId}-${randomHex(8)}-0${isSampled}`, ...state },
    caller: { traceparent, ...state },
  };
}
