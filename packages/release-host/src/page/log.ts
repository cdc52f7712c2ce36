import type { HostLog } from '../host-log';

const write = (level: string) => (fields: object, message: string) =>
  void process.stderr.write(`${JSON.stringify({ level, message, ...fields })}\n`);

/** Log that writes each message as a line of JSON to standard error. */
export const standardErrorLog: HostLog = { info: write('info'), warn: write('warn'), error: write('error') };
