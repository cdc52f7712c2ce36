import type { Release } from '@kaadu/federation/release';
import type { Finding } from './finding';
import { inspectScript } from './inspect-script';
import { inspectStyles } from './inspect-styles';

export interface InspectionOptions {
  /** Built-in modules of Node that server code may load, such as `node:crypto`. Defaults to none. */
  readonly allowedBuiltins?: readonly string[];
}

/**
 * Inspects the built files of a release. Style sheets must match elements of the remote only. Scripts must
 * not change platform objects. Server code must not load modules of Node, read its environment or end the
 * process. This finds mistakes; code that hides its intent is stopped at run time.
 * @param files content of each file, by its path in the release
 */
export function inspectRelease(
  { name, files: listed }: Pick<Release, 'name' | 'files'>,
  files: ReadonlyMap<string, Uint8Array>,
  { allowedBuiltins = [] }: InspectionOptions = {},
): Finding[] {
  return Object.keys(listed).flatMap((file) => {
    const bytes = files.get(file);
    if (!bytes) throw new Error(`${file} has not been read`);
    const side = file.startsWith('web/') ? 'web' : 'server';
    if (/\.[cm]?js$/.test(file)) return inspectScript({ file, side, allowedBuiltins }, decode(bytes));
    return side === 'web' && file.endsWith('.css') ? inspectStyles({ file, owner: name }, decode(bytes)) : [];
  });
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
