import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { promote, rollback, type Moved } from './move';
import { previewSecret } from './preview/preview-secret';
import { signPreview } from './preview/preview-token';
import { buildRemote, readProject, remoteFolder } from './project';
import { publish } from './publish';
import { ReleaseError } from './store/errors';
import { createFolderStore } from './store/folder-store';
import { historyOf, statusOf } from './status';
import { table } from './table';

const root = resolve(process.env['RELEASE_PROJECT'] ?? process.cwd());
const dataFolder = resolve(root, process.env['DATA_DIR'] ?? '.data');

const program = new Command('release')
  .description('Build, publish and promote versions of remotes; roll them back.')
  .option('--store <folder>', 'the release store', process.env['RELEASE_STORE'] ?? join(dataFolder, 'store'))
  .option('--channel <name>', 'the channel to read or move', 'production')
  .option('--by <name>', 'who does it, for the history', userInfo().username)
  .option('--json', 'print one JSON value, for machines');

interface Options {
  readonly store: string;
  readonly channel: string;
  readonly by: string;
  readonly json?: true;
}
const options = () => program.opts<Options>();
const store = () => createFolderStore(resolve(root, options().store));

function print(value: unknown, text: string): void {
  process.stdout.write(`${options().json ? JSON.stringify(value, null, 2) : text}\n`);
}

function sentence({ remote, from, to, revision }: Moved): string {
  if (from === to) return `${remote} is at ${to} already (revision ${revision}).`;
  return `${remote}: ${from ?? 'nothing'} → ${to}, live at revision ${revision}.`;
}

program
  .command('build <remote>')
  .description('build a remote from source into its dist folder')
  .action(async (remote: string) => {
    const release = await buildRemote(root, remote);
    print(release, `Built ${release.name}@${release.version}.`);
  });

program
  .command('publish <remote>')
  .description('put the built release into the store; nothing is live before it is promoted')
  .action(async (remote: string) => {
    const published = await publish(
      store(),
      options().channel,
      join(await remoteFolder(root, remote), 'dist'),
    );
    const verb = published.result === 'added' ? 'Published' : 'Already published:';
    print(
      published,
      `${verb} ${published.remote}@${published.version} (${Math.ceil(published.bytes / 1024)} kB).`,
    );
  });

program
  .command('promote <remote@version>')
  .description('serve this version from now on')
  .option('--reason <text>', 'why, for the history', 'promoted')
  .action(async (target: string, { reason }: { reason: string }) => {
    const [remote = '', version] = target.split('@');
    if (!version) {
      const known = await store().versions(remote);
      throw new ReleaseError(
        'not-found',
        `Name a version: \`release promote ${remote}@<version>\`. Published: ${known.join(', ') || 'none'}.`,
      );
    }
    const moved = await promote(store(), remote, version, {
      channel: options().channel,
      by: options().by,
      reason,
    });
    print(moved, sentence(moved));
  });

program
  .command('rollback <remote>')
  .description('serve the version before this one again, or a named one')
  .option('--to <version>', 'the version to go back to')
  .option('--reason <text>', 'why, for the history', 'rolled back')
  .action(async (remote: string, { to, reason }: { to?: string; reason: string }) => {
    const moved = await rollback(store(), remote, {
      channel: options().channel,
      by: options().by,
      reason,
      to,
    });
    print(moved, sentence(moved));
  });

program
  .command('status [remote]')
  .description('what is live')
  .action(async (remote?: string) => {
    const names = remote ? [remote] : Object.keys((await readProject(root)).remotes);
    const status = await statusOf(store(), options().channel, names);
    const rows = status.remotes.map(({ name, stable, gitSha, published }) => [
      name,
      stable ?? '—',
      gitSha?.slice(0, 8) ?? '—',
      `${published.length} published`,
    ]);
    print(status, `Channel ${status.channel}, revision ${status.revision}\n${table(rows)}`);
  });

program
  .command('history <remote>')
  .description('who moved the remote, when and why')
  .action(async (remote: string) => {
    const entries = await historyOf(store(), options().channel, remote);
    const rows = entries.map(({ revision, at, version, by, reason }) => [
      `${revision}`,
      at,
      version,
      by,
      reason,
    ]);
    print(
      entries,
      rows.length > 0 ? table(rows) : `${remote} has never been on channel "${options().channel}".`,
    );
  });

program
  .command('preview <remote@version>')
  .description('print a link that shows this version to whoever opens it, and to nobody else')
  .option('--site <origin>', 'where the site runs', process.env['SITE_URL'] ?? 'http://localhost:3000')
  .option('--hours <number>', 'how long the link works', '8')
  .action(async (target: string, { site, hours }: { site: string; hours: string }) => {
    const [remote = '', version = ''] = target.split('@');
    const release = await store().readRelease(remote, version);
    const expires = Date.now() + Number(hours) * 3_600_000;
    const secret = await previewSecret(join(dataFolder, 'preview-secret'));
    const link = `${site}/preview?token=${signPreview({ remotes: { [release.name]: release.version }, expires }, secret)}`;
    print({ link, expires: new Date(expires).toISOString() }, link);
  });

program.parseAsync().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof ReleaseError ? error.code : 'failed';
  process.stderr.write(
    options().json ? `${JSON.stringify({ error: code, message })}\n` : `release: ${message}\n`,
  );
  process.exitCode = 1;
});
