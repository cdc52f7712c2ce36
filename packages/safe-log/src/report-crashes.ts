import { formatError } from './describe-error';

/**
 * Reports an error that nothing caught, and ends the process with 1, as Node does by itself. Node's own report shows every
 * property of the error, the parameters of a statement among them.
 */
export function reportCrashes(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${formatError(error)}\n`);
    process.exit(1);
  });
}
