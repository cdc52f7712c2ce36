import { propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceIds } from './trace-ids';

/**
 * Sends spans to an OpenTelemetry collector over HTTP. Sampling is left to the caller and the collector.
 * @param endpoint base URL of the collector, `http://collector:4318`
 * @returns flushes the remaining spans and stops
 */
export function startTracing(endpoint: string): () => Promise<void> {
  const provider = new TracerProvider({
    idGenerator: traceIds,
    resource: resourceFromAttributes({ 'service.name': 'kaadu-shell', 'process.pid': process.pid }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href }),
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return () => provider.shutdown();
}
