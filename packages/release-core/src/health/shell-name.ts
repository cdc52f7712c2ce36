import { hostname } from 'node:os';
import * as z from 'zod';

/** Host name of a shell as in its reports, or a common prefix of several host names followed by `*`. */
export const ShellHosts = z
  .string()
  .regex(/^[\w.-]{0,60}\*?$/, 'must be a host name, or the start of one and *')
  .min(1);

/** Returns this machine's name as in the names of its shells. */
export function thisHost(): string {
  return hostname()
    .replaceAll(/[^\w.-]/g, '-')
    .slice(0, 60);
}

/** Returns the name of this process in health reports. */
export function shellName(): string {
  return `${thisHost()}:${process.pid}`;
}

/** Whether a shell runs on one of these hosts. */
export function runsOn(shell: string, hosts: readonly string[]): boolean {
  const [host = ''] = shell.split(':');
  return hosts.some((known) => (known.endsWith('*') ? host.startsWith(known.slice(0, -1)) : host === known));
}
