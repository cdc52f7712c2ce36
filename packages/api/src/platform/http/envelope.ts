import { envelope } from '@kaadu/contracts/api';
import * as z from 'zod/mini';

/** The answer of a call that has nothing to tell. */
export const Done = envelope(z.null());

/** Wraps an answer in the envelope of every success. */
export function success<Data>(data: Data, message?: string) {
  return { status: 'success' as const, data, ...(message !== undefined && { message }) };
}
