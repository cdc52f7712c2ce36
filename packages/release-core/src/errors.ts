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

/** Reason code of a failed operation. Exit codes of the command and HTTP statuses of the service derive from it. */
export type ReleaseErrorCode = (typeof codes)[number];

export function isReleaseErrorCode(text: string): text is ReleaseErrorCode {
  return codes.some((code) => code === text);
}

/** Error that the caller can act on. The message names the reason and the fix. */
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

/** Returns the `code` of a Node file-system error, or undefined. */
export function systemCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}
