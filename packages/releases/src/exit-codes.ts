import { ReleaseError, type ReleaseErrorCode } from './store/errors';

/** What the process ends with, so that scripts can tell a refusal from a fault. */
const exitCodes: Record<ReleaseErrorCode, number> = {
  refused: 3,
  frozen: 3,
  forbidden: 3,
  conflict: 4,
  'not-found': 5,
  unavailable: 6,
  unreadable: 6,
};

/** 0 and 2 come from the parser of the command line: help was asked for, or it was used wrongly. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof ReleaseError) return exitCodes[error.code];
  if (error instanceof Error && 'exitCode' in error) return error.exitCode === 0 ? 0 : 2;
  return 1;
}

export const exitCodeHelp = `
Exit codes:
  0  done
  1  an unexpected fault
  2  used wrongly
  3  refused: by the gate, by a missing trust or by a freeze
  4  conflict: somebody else was faster; look, then repeat
  5  there is no such remote, version, channel or key
  6  the store or the service does not answer, or holds something unreadable`;
