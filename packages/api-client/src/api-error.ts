/** Failure of a call: an error response of the API, a timeout, or no response at all. */
export class ApiError extends Error {
  constructor(
    /** Message to show to the visitor: the server's, else the transport's. */
    message: string,
    /** HTTP status; 0 when no response arrived. */
    readonly status: number,
    /** Messages by field, from the server. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    /** Whether the server sent the message. */
    readonly fromServer = false,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Returns whether an error is an `ApiError`, made by any copy of this package: remotes bundle their own. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'fromServer' in error;
}
