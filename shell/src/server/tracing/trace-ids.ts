import { randomBytes } from 'node:crypto';
import type { IdGenerator } from '@opentelemetry/sdk-trace';

let given: string | undefined;

/** Starts a span; if it begins a trace, the trace has this id, which the logs and the API know already. */
export function withTraceId<Span>(traceId: string, startSpan: () => Span): Span {
  given = traceId;
  try {
    return startSpan();
  } finally {
    given = undefined;
  }
}

/** Ids of traces and spans: random, but for traces that have one. */
export const traceIds: IdGenerator = {
  generateTraceId: () => given ?? randomBytes(16).toString('hex'),
  generateSpanId: () => randomBytes(8).toString('hex'),
};
