import { randomBytes } from 'node:crypto';
import type { IdGenerator } from '@opentelemetry/sdk-trace';

let given: string | undefined;

/** Starts a span. If it begins a trace, the trace gets this id, which the logs and the API use too. */
export function withTraceId<Span>(traceId: string, startSpan: () => Span): Span {
  given = traceId;
  try {
    return startSpan();
  } finally {
    given = undefined;
  }
}

/** Generates random ids of traces and spans, except for traces that have an id. */
export const traceIds: IdGenerator = {
  generateTraceId: () => given ?? randomBytes(16).toString('hex'),
  generateSpanId: () => randomBytes(8).toString('hex'),
};
