import { formatError } from '@kaadu/safe-log';
import { InvalidEnvironment } from '../env';
import { DatabaseUnavailable } from '../platform/database/database';
import { AppError } from '../platform/errors/app-error';

const expected = [AppError, InvalidEnvironment, DatabaseUnavailable];

/** Prints why a command failed: the message of an error that the operator can fix, the stack of any other. */
export function reportFailure(error: unknown): void {
  const isExpected = error instanceof Error && expected.some((type) => error instanceof type);
  process.stderr.write(`${isExpected ? error.message : formatError(error)}\n`);
}
