import fc from 'fast-check';
import { z } from 'zod';

/** Subset of JSON Schema that the API's OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export const JsonSchema: z.ZodType<JsonSchema> = z.looseObject({});

/** Strings that break careless code: NUL, lone surrogates, SQL, LIKE and tsquery syntax, very long ones. */
export const hostileStrings = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '%',
  '_%_',
  '\\',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '"><script>alert(1)</script>',
  '${7*7}{{7*7}}',
  "a' & !b | (c:*",
  '../../etc/passwd',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  '१२३',
  '🏕️'.repeat(50),
  'x'.repeat(5_000),
  ','.repeat(2_000),
  '1,'.repeat(2_000),
  '\u202e\u200b\ufeff',
  '__proto__',
  'constructor',
];

const hostileString = fc.oneof(
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileString,
  fc.constantFrom(null, true, -1, 0, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, -1e308),
  fc.constant([]),
  fc.constant({}),
  fc.array(fc.integer(), { minLength: 200, maxLength: 300 }),
  fc.object({ maxDepth: 4 }),
);

function validValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(valueFor));
  switch (schema.type) {
    case 'object':
      return objectFor(schema.properties ?? {});
    case 'array':
      return fc.array(valueFor(schema.items ?? {}), { maxLength: 5 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 200, 2_000_000) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(
        fc.string(),
        fc.constantFrom(
          '1',
          '2',
          '101',
          '2026-03-10',
          'a@b.in',
          '9845012345',
          '+91',
          'kabini',
          'experiences/1/1',
        ),
      );
  }
}

/** Generates mostly values that match a schema, and sometimes others. */
export function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: validValue(schema) }, { weight: 1, arbitrary: hostileValue });
}

/** Generates objects with the given properties; some are missing and some unknown ones added. */
export function objectFor(
  properties: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<Record<string, unknown>> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueFor(schema)])),
    { requiredKeys: [] },
  );
  const extra = fc.dictionary(hostileString, hostileValue, { maxKeys: 1 });
  return fc.oneof(
    { weight: 5, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, extra).map(([one, other]) => ({ ...other, ...one })) },
  );
}
