/** Any call that did not succeed, mapped once: a refusal by the API, a time-out, or no answer at all. */
export class ApiError extends Error {
  constructor(
    /** What to tell the visitor: the server's message, else the transport's. */
    message: string,
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    /** Messages by field, as the server sent them. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    /** True when the message is the server's own. */
    readonly fromServer = false,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** True for an `ApiError` made by any copy of this package (remotes bundle their own). */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'fromServer' in error;
}
