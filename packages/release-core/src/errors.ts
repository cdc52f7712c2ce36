const codes = [
  'not-found',
  'conflict',
  'refused',
  'frozen',
  'awaiting-approval',
  'unreadable',
  'unavailable',
  'forbidden',
] as const;

/** Why an operation on releases failed. Exit codes of the command and HTTP statuses of the service derive from it. */
export type ReleaseErrorCode = (typeof codes)[number];

export function isReleaseErrorCode(text: string): text is ReleaseErrorCode {
  return codes.some((code) => code === text);
}

/** An operation on releases that failed for a reason that its caller can act on; the message names reason and fix. */
export class ReleaseError extends Error {
  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}

/** The `code` of a Node file-system error, or undefined. */
export function systemCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}
