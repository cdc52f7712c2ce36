import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';
import { slots, type RemoteName, type SlotName } from '@kaadu/contracts';
import type { ReleaseSet } from '../releases/selection/release-set';

/*
 * Spans show how long each version of a remote took. Without a tracer provider (see start-tracing) the API creates none
 * and costs next to nothing (https://opentelemetry.io/docs/specs/otel/trace/api/).
 */
const tracer = trace.getTracer('kaadu-shell');

export interface RenderTimes {
  readonly set: ReleaseSet;
  readonly url: URL;
  /** The caller's trace, which the spans continue. */
  readonly parent: Context;
  readonly slots: readonly { readonly slot: SlotName; readonly from: number; readonly to: number }[];
  readonly page: {
    /** The remote that has the page; undefined when none does. */
    readonly remote: RemoteName | undefined;
    readonly from: number;
    readonly loadedAt: number;
    readonly to: number;
  };
  /** The error that each failed remote threw. */
  readonly failures: ReadonlyMap<RemoteName, unknown>;
}

/** Records a rendering: one span for the page, with its loader and each of its slots below. Times are `performance.now()`. */
export function traceRender({ set, url, parent, slots: rendered, page, failures }: RenderTimes): void {
  const root = tracer.startSpan(
    'page render',
    { kind: SpanKind.SERVER, startTime: epoch(page.from), attributes: { 'url.path': url.pathname } },
    parent,
  );
  if (root.isRecording()) {
    const below = trace.setSpan(parent, root);
    const child = (name: string, remote: RemoteName, from: number, to: number, more: Attributes = {}) => {
      const attributes = { ...releaseAttributes(remote, set.versions[remote]), ...more };
      const span = tracer.startSpan(name, { startTime: epoch(from), attributes }, below);
      if (failures.has(remote)) {
        span.recordException(asError(failures.get(remote)), epoch(to));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end(epoch(to));
    };
    if (page.remote) child('page loader', page.remote, page.from, page.loadedAt);
    for (const { slot, from, to } of rendered) child('slot render', slots[slot].remote, from, to, { slot });
  }
  root.end(epoch(page.to));
}

/** Runs work in a span of its own; an error is recorded and rethrown. */
export function traced<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  return tracer.startActiveSpan(name, { attributes }, ROOT_CONTEXT, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(asError(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Span attributes that name a version of a remote. */
export function releaseAttributes(remote: string, version: string | undefined): Attributes {
  return version === undefined ? { remote } : { remote, version };
}

/** The trace context of a request (https://www.w3.org/TR/trace-context/). */
export function traceContextOf(headers: Readonly<Record<string, unknown>>): Context {
  return propagation.extract(context.active(), headers);
}

function epoch(time: number): number {
  return performance.timeOrigin + time;
}

function asError(error: unknown): Error | string {
  return error instanceof Error ? error : String(error);
}
