import { ReleaseError, type ReleaseErrorCode } from '@kaadu/release-core';

/** Exit codes of the process, so that scripts can distinguish a refusal from a failure. */
const exitCodes: Record<ReleaseErrorCode, number> = {
  refused: 3,
  frozen: 3,
  'awaiting-approval': 3,
  forbidden: 3,
  conflict: 4,
  'not-found': 5,
  unavailable: 6,
  unreadable: 6,
};

/** Returns the exit code of an error. Errors of the command-line parser mean requested help (0) or wrong usage (2). */
export function exitCodeOf(error: unknown): number {
  if (error instanceof ReleaseError) return exitCodes[error.code];
  if (error instanceof Error && 'exitCode' in error) return error.exitCode === 0 ? 0 : 2;
  return 1;
}

export const exitCodeHelp = `
Exit codes:
  0  done
  1  unexpected error
  2  wrong usage
  3  refused: by the gate, for lack of trust or permission, because of a freeze, or until a second person approves
  4  conflict: the channel changed in the meantime; check the status, then repeat
  5  no such remote, version, channel or key
  6  the store or the service does not respond, or holds something unreadable`;
