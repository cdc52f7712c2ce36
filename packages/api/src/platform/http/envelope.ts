import { envelope } from '@kaadu/contracts/api';
import * as z from 'zod/mini';

/** The response of a call that returns no data. */
export const EmptyResponse = envelope(z.null());

/** The envelope of every success around a call's data. */
export function success<Data>(data: Data, message?: string) {
  return { status: 'success' as const, data, ...(message !== undefined && { message }) };
}
