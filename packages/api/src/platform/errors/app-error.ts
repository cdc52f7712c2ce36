import type { ErrorCode } from '@kaadu/contracts/endpoint';

/** Error whose message and field messages are shown to the caller. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly options: {
      readonly errors?: Readonly<Record<string, string[]>>;
      /** Seconds after which to retry, for `too_many` and `unavailable`. */
      readonly retryAfter?: number;
    } = {},
  ) {
    super(message);
  }
}
