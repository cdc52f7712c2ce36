/** Why a release command cannot be carried out. The command line's exit codes and the service's statuses follow it. */
export type ReleaseErrorCode = (typeof codes)[number];

const codes = [
  'not-found',
  'conflict',
  'refused',
  'frozen',
  'unreadable',
  'unavailable',
  'forbidden',
] as const;

export function isReleaseErrorCode(text: string): text is ReleaseErrorCode {
  return codes.some((code) => code === text);
}

/** A release command that cannot be carried out; the message names the reason and the fix. */
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

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
