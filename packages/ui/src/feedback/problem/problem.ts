import { isApiError } from '@kaadu/api-client';

/** Failure of a call, for display. */
export interface Problem {
  /** HTTP status; 0 without a response, when it is unknown whether the call had an effect. */
  readonly status: number;
  readonly message: string;
  /** Messages by field of the request. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

const noAnswer = 'We could not reach our server. Please check your connection and try again.';

/**
 * Converts the error of a call to a problem. An error that is not the API's is logged, because it is a bug in the page.
 */
export function problemOf(error: unknown): Problem {
  if (isApiError(error)) return { status: error.status, message: error.message, errors: error.errors };
  console.error(error);
  return { status: 0, message: noAnswer, errors: {} };
}
