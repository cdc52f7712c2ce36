import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { RemoteScaffold } from '@kaadu/release-cli/project';
import * as z from 'zod';

const Manifest = z.object({ engines: z.object({ pnpm: z.string() }) });
const Remotes = z.record(z.string(), z.string());
const remotesFile = join('scripts', 'releases', 'remotes.json');
const templates = join(import.meta.dirname, 'new-remote', 'template');

/** `release new <remote>`: creates a remote with one page at its own URL. */
export const scaffold: RemoteScaffold = {
  async files(root, remote) {
    const remotes = Remotes.parse(JSON.parse(await readFile(join(root, remotesFile), 'utf8')));
    const listed = JSON.stringify({ ...remotes, [remote]: `mfe-${remote}` }, null, 2);
    return new Map([...(await ownFiles(remote)), [remotesFile, `${listed}\n`]]);
  },

  async finish(root, _remote, { install }) {
    if (install) {
      const { engines } = Manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
      run(root, 'npx', [
        '--yes',
        `pnpm@${engines.pnpm}`,
        'install',
        '--no-frozen-lockfile',
        '--reporter=append-only',
      ]);
    }
  },

  next: (remote) => [
    `mfe-${remote} has a page at /${remote}. Its team belongs into CODEOWNERS and the table of README.md; the platform team owns it until then.`,
    `Try it: npm run dev -- --only ${remote}. Ship it: release build ${remote}, release publish ${remote}, release promote ${remote}@<version>.`,
  ],
};

async function ownFiles(remote: string): Promise<[string, string][]> {
  const entries = await readdir(templates, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry): Promise<[string, string]> => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(templates, file).replace(/\.template$/, '');
      return [join(`mfe-${remote}`, path), fillIn(await readFile(file, 'utf8'), remote)];
    }),
  );
}

function fillIn(text: string, remote: string): string {
  const title = remote.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  return text.replaceAll('__name__', remote).replaceAll('__Title__', title);
}

/**
 * Runs a program and shows its output.
 * @throws Error when it fails
 */
function run(root: string, program: string, args: readonly string[]): void {
  // Output of the command itself may be read by a script.
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} failed; its output is above.`);
}
