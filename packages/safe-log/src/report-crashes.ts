import { formatError } from './describe-error';

/**
 * Reports an uncaught error and exits with 1, as Node does by itself. Node's own report shows every property
 * of the error, including the parameters of a statement.
 */
export function reportCrashes(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${formatError(error)}\n`);
    process.exit(1);
  });
}
