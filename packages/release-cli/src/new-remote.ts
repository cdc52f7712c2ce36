import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RemoteName } from '@kaadu/federation/release';
import { parseInput, ReleaseError } from '@kaadu/release-core';
import { readProject } from '@kaadu/release-core/project';
import * as z from 'zod';
import { importSiteModule } from './import-site-module';

/** Scaffold of a new remote, exported as `scaffold` by the module at `releases.scaffold`. */
export interface RemoteScaffold {
  /** Returns the remote's files, and the site's files that have to name it: path from the root → text. */
  readonly files: (root: string, remote: string) => Promise<ReadonlyMap<string, string>>;
  /** Completes the remote after its files are written, such as links to installed packages. */
  readonly finish: (root: string, remote: string, options: { readonly install: boolean }) => Promise<void>;
  /** Returns the remaining manual steps, a line each. */
  readonly next: (remote: string) => readonly string[];
}

const isFunction = (value: unknown) => typeof value === 'function';
const ScaffoldModule = z.object({
  scaffold: z.object({
    files: z.custom<RemoteScaffold['files']>(isFunction),
    finish: z.custom<RemoteScaffold['finish']>(isFunction),
    next: z.custom<RemoteScaffold['next']>(isFunction),
  }),
});

export interface NewRemoteOptions {
  /** Reports what would be written without writing it. */
  readonly dryRun: boolean;
  /** Whether to install the packages that it needs. */
  readonly install: boolean;
}

export interface NewRemote {
  readonly remote: string;
  /** Files that were written, by path from the root. */
  readonly files: readonly string[];
  readonly next: readonly string[];
}

/**
 * Creates a remote from the site's scaffold.
 * @throws ReleaseError `refused` when the name is malformed or taken, or the site has no scaffold
 */
export async function newRemote(
  root: string,
  name: string,
  { dryRun, install }: NewRemoteOptions,
): Promise<NewRemote> {
  const { remote } = parseInput(z.object({ remote: RemoteName }), { remote: name }, 'The command');
  const { remotes, scaffold: module } = await readProject(root);
  if (Object.hasOwn(remotes, remote))
    throw new ReleaseError(
      'refused',
      `There is a remote "${remote}" already, in ${remotes[remote]}. Choose another name.`,
    );
  if (module === undefined)
    throw new ReleaseError(
      'refused',
      'This site has no scaffold: name its module as `releases.scaffold` in package.json.',
    );
  const { scaffold } = ScaffoldModule.parse(await importSiteModule(join(root, module)));
  const files = await scaffold.files(root, remote);
  if (!dryRun) {
    for (const [path, text] of files) await write(join(root, path), text);
    await scaffold.finish(root, remote, { install });
  }
  return { remote, files: [...files.keys()], next: scaffold.next(remote) };
}

async function write(file: string, text: string): Promise<void> {
  if (!existsSync(dirname(file))) await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
