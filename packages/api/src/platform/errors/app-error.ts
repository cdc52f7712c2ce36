import type { ErrorCode } from '@kaadu/contracts/endpoint';

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
