/** The kinds of refusal, each with its HTTP status: the one table. */
export const errorStatus = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_many: 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A refusal that the caller may read: message, and messages by field. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly options: {
      readonly errors?: Readonly<Record<string, string[]>>;
      /** Seconds until it may work, for `too_many` and `unavailable`. */
      readonly retryAfter?: number;
    } = {},
  ) {
    super(message);
  }
}
