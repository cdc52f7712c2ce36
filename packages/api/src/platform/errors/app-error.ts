import type { ErrorCode } from '@kaadu/contracts/endpoint';

/** An error whose message, and messages by field, the caller may see. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly options: {
      readonly errors?: Readonly<Record<string, string[]>>;
      /** Seconds after which to try again, for `too_many` and `unavailable`. */
      readonly retryAfter?: number;
    } = {},
  ) {
    super(message);
  }
}
