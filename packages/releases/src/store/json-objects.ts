import * as z from 'zod';
import { ReleaseError } from './errors';

/** A value as the bytes of a JSON file that people can read. */
export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/** @throws ReleaseError `unreadable` when the bytes are not what they should be: cut off, HTML, other fields */
export function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  bytes: Uint8Array,
  what: string,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (error) {
    const fault = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON';
    throw new ReleaseError('unreadable', `${what} in the store is not readable: ${fault}`, { cause: error });
  }
}
