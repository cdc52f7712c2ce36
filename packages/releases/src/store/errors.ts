/** A release command that cannot be carried out; the message names the reason and the fix. */
export class ReleaseError extends Error {
  constructor(
    readonly code: 'not-found' | 'conflict' | 'refused' | 'unreadable',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}

/** The `code` of a Node file-system error, or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
