import { isApiError } from '@kaadu/api-client';

/** Why a call failed, for the visitor. */
export interface Problem {
  /** HTTP status; 0 when there was no answer, so that it is not known whether the call had an effect. */
  readonly status: number;
  readonly message: string;
  /** Messages by field of the request. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

const noAnswer = 'We could not reach our server. Please check your connection and try again.';

/** The problem of a failed call. An error that is not the API's is reported: the page, not the visitor, is at fault. */
export function problemOf(error: unknown): Problem {
  if (isApiError(error)) return { status: error.status, message: error.message, errors: error.errors };
  console.error(error);
  return { status: 0, message: noAnswer, errors: {} };
}
