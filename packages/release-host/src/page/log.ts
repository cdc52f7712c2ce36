import type { HostLog } from '../host-log';

const write = (level: string) => (fields: object, message: string) =>
  void process.stderr.write(`${JSON.stringify({ level, message, ...fields })}\n`);

/** A line of JSON on standard error for each message. */
export const standardErrorLog: HostLog = { info: write('info'), warn: write('warn'), error: write('error') };
