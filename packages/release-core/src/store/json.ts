import * as z from 'zod';
import { inputFaults } from '../input-errors';
import { ReleaseError } from '../errors';

/** Serializes a value as an indented JSON file. */
export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/** Parses and validates a JSON file. @throws ReleaseError `unreadable` when it is malformed or truncated */
export function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  bytes: Uint8Array,
  what: string,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? inputFaults(error, 'it') : 'not valid JSON';
    throw new ReleaseError('unreadable', `${what} is unreadable: ${reason}`, { cause: error });
  }
}
