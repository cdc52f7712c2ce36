import { z } from 'zod';
import { JsonSchema } from './data/hostile-values';

const Parameter = z.object({ name: z.string(), in: z.enum(['query', 'path', 'header']), schema: JsonSchema });
const Operation = z.object({
  parameters: z.array(Parameter).optional(),
  responses: z.record(z.string(), z.unknown()).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: JsonSchema })) }).optional(),
});
export interface ApiOperation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly pathParameters: readonly string[];
  /** Properties of the JSON body, if it has one. */
  readonly body?: JsonSchema;
  /** Content types of the file that it accepts instead of a JSON body. */
  readonly uploads: readonly string[];
  /** Documented response statuses. */
  readonly statuses: readonly number[];
}

const Paths = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** Lists the operations of an OpenAPI document. */
export function listOperations(document: unknown): ApiOperation[] {
  return Object.entries(Paths.parse(document).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { parameters = [], requestBody, responses = {} }]) => ({
      method: method === 'post' ? ('POST' as const) : ('GET' as const),
      path,
      query: Object.fromEntries(
        parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      pathParameters: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
      body: requestBody?.content['application/json']?.schema,
      uploads: Object.keys(requestBody?.content ?? {}).filter((type) => type.startsWith('image/')),
      statuses: Object.keys(responses).map(Number),
    })),
  );
}
