import { ApiError } from './api-error';

/** A call as it goes out. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string | undefined;
  /** It changes nothing, and may be sent again. */
  readonly isSafe: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** What the API answers, whatever its status. */
export interface ApiResponse {
  readonly status: number;
  /** A header's value; null without one. */
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/**
 * Sends a request and reads the whole answer. Rejects with an `ApiError` of status 0 when none arrives, or with the reason of
 * the signal when that is aborted.
 */
export type Exchange = (request: ApiRequest) => Promise<ApiResponse>;

export interface ExchangeOptions {
  /** Origin of the API, no trailing slash. */
  readonly baseUrl: string;
  /** Milliseconds after which a call is given up. */
  readonly timeoutMs: number;
}

export const noConnection = () =>
  new ApiError('We could not reach our server. Please check your connection and try again.', 0);
export const tooSlow = () =>
  new ApiError('Our server takes too long to answer. Please try again in a moment.', 0);
