import { AxiosError, isAxiosError } from 'axios';
import { ApiError } from './api-error';

/**
 * Maps an axios error to the error that callers get.
 * @returns the signal's reason if the call was cancelled (a `CanceledError` lacks it), an `ApiError` of
 * status 0 if no response arrived, else the error unchanged
 */
export function toCallError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (!isAxiosError(error)) return error;
  return error.code === AxiosError.ETIMEDOUT
    ? new ApiError('Our server takes too long to respond. Please try again in a moment.', 0)
    : new ApiError('We could not reach our server. Please check your connection and try again.', 0);
}
