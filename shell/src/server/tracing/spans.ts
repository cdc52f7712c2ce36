import type { Versions } from '@kaadu/federation/server';
import {
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { slots } from '@kaadu/contracts';
import type { PlainError } from '@kaadu/federation/render-workers';
import { describeError, withoutPersonalData } from '@kaadu/safe-log';
import type { TraceContext } from '@kaadu/node-runtime/trace-context';
import type { RenderReport, SlotLoad } from '../../worker-protocol/messages';
import { withTraceId } from './trace-ids';

/*
 * Spans show the duration of each version of a remote. Without a tracer provider (see start-tracing) the API
 * creates none, at almost no cost (https://opentelemetry.io/docs/specs/otel/trace/api/).
 */
const tracer = trace.getTracer('kaadu-shell');

export interface TracedRender {
  readonly report: RenderReport;
  readonly versions: Versions;
  readonly url: URL;
  /** Trace of the request; the spans continue the caller's, if it sent one. */
  readonly trace: TraceContext;
}

/** Records a rendering: one span for the page, with child spans for its loader and each slot. */
export function traceRender({ report, versions, url, trace: request }: TracedRender): void {
  const { page, slots: rendered } = report;
  const parent = propagation.extract(ROOT_CONTEXT, request.caller ?? {});
  const options = {
    kind: SpanKind.SERVER,
    startTime: page.from,
    attributes: { 'url.path': withoutPersonalData(url.pathname) },
  };
  const root = withTraceId(request.traceId, () => tracer.startSpan('page render', options, parent));
  if (root.isRecording()) {
    const below = trace.setSpan(parent, root);
    const failures = new Map(report.failures);
    const child = (name: string, remote: string, from: number, to: number, more: Attributes = {}) => {
      const attributes = { ...releaseAttributes(remote, versions[remote]), ...more };
      const span = tracer.startSpan(name, { startTime: from, attributes }, below);
      recordFailure(span, failures.get(remote), to);
      span.end(to);
    };
    if (page.remote) child('page loader', page.remote, page.from, page.loadedAt);
    for (const { slot, from, to } of rendered) child('slot render', slots[slot].remote, from, to, { slot });
  }
  root.end(page.to);
}

/** Records the run of a slot's loader as a separate trace, because it serves several pages. */
export function traceSlotLoad({ slot, remote, version, traceId, from, to, error }: SlotLoad): void {
  const attributes = { ...releaseAttributes(remote, version), slot };
  const options = { startTime: from, attributes };
  const span = withTraceId(traceId, () => tracer.startSpan('slot loader', options, ROOT_CONTEXT));
  recordFailure(span, error, to);
  span.end(to);
}

function recordFailure(span: Span, error: PlainError | undefined, at: number): void {
  if (!error) return;
  const { type, message, stack } = describeError(error);
  span.recordException({ name: type, message, stack }, at);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work in a span. An error is recorded and rethrown. */
export function traced<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  return tracer.startActiveSpan(name, { attributes }, ROOT_CONTEXT, async (span) => {
    try {
      return await work();
    } catch (error) {
      const { type, message, stack } = describeError(error);
      span.recordException({ name: type, message, stack });
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Returns span attributes that identify a version of a remote. */
export function releaseAttributes(remote: string, version: string | undefined): Attributes {
  return version === undefined ? { remote } : { remote, version };
}
