import { ApiError } from '@kaadu/api-client';
import { ApiErrorBody, envelope } from '@kaadu/contracts/envelope';
import * as z from 'zod/mini';
import { readToken } from './read-token';

/**
 * Sends a file as the body of a call.
 * @param data schema of the data in the response
 * @throws ApiError
 */
export async function uploadFile<Data extends z.ZodMiniType>(
  url: string,
  file: Blob,
  data: Data,
): Promise<z.output<Data>> {
  const token = readToken();
  const answer = await fetch(url, {
    method: 'POST',
    body: file,
    credentials: 'include',
    headers: { 'content-type': file.type, ...(token && { authorization: `Bearer ${token}` }) },
  }).catch(() => {
    throw new ApiError('We could not reach our server.', 0);
  });
  const body: unknown = await answer.json().catch(() => null);
  const success = envelope(z.unknown()).safeParse(body);
  const parsed = success.success ? z.safeParse(data, success.data.data) : success;
  if (answer.ok && parsed.success) return parsed.data;
  const refusal = ApiErrorBody.safeParse(body);
  if (!refusal.success) throw new ApiError('The picture could not be sent.', answer.status);
  throw new ApiError(refusal.data.message, answer.status, refusal.data.errors, true);
}
