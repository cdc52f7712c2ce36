import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const Value = z.looseObject({ stringValue: z.string().optional() });
/** Fields of an OTLP/HTTP export in JSON (https://opentelemetry.io/docs/specs/otlp/) that specs read. */
const Export = z.looseObject({
  resourceSpans: z.array(
    z.looseObject({
      scopeSpans: z.array(
        z.looseObject({
          spans: z.array(
            z.looseObject({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().default(''),
              attributes: z.array(z.looseObject({ key: z.string(), value: Value })).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** Starts an OpenTelemetry collector that stores the spans it receives. */
export async function startCollector(port: number) {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = Export.parse(JSON.parse(body));
      for (const { attributes, ...span } of resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ))
        spans.push({
          ...span,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue])),
        });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
