import { join } from 'node:path';
import type { Command } from 'commander';
import { buildRemote, remoteFolder } from '../project';
import { publish } from '../publish/publish';
import { signStored } from '../publish/sign-stored';
import { table } from '../table';
import { createTrust } from '../trust/trust';
import { parseTarget, type Context } from './context';

/** build, publish, sign, versions */
export function addPublishingCommands(program: Command, context: Context): void {
  program
    .command('build <remote>')
    .description('build a remote from source into its dist folder')
    .action(async (remote: string) => {
      const release = await buildRemote(context.settings.root, remote);
      context.print(release, `Built ${release.name}@${release.version}.`);
    });

  program
    .command('publish <remote>')
    .description('sign the built release and put it into the store; nothing is live before it is promoted')
    .option('--note <text>', 'what is in it, for those who choose a version later', '')
    .action(async (remote: string, { note }: { note: string }) => {
      const { channel, by } = context.options;
      const folder = join(await remoteFolder(context.settings.root, remote), 'dist');
      const key = await context.signingKey();
      const trust = createTrust(await context.trustList());
      const published = await publish(await context.store(), folder, { channel, key, trust, by, note });
      const verb = published.result === 'added' ? 'Published' : 'Already published:';
      const size = Math.ceil(published.bytes / 1024);
      context.print(published, `${verb} ${published.remote}@${published.version} (${size} kB).`);
    });

  program
    .command('sign <remote@version>')
    .description('sign a stored version with the key in force, after the one that signed it was replaced')
    .action(async (target: string) => {
      const { remote, version } = parseTarget(target);
      const key = await context.signingKey();
      const trust = createTrust(await context.trustList());
      const store = await context.store();
      const result = await signStored(store, remote, version, { key, trust, by: context.options.by });
      context.print({ remote, version, key: key.id, result }, `${target} is signed with key ${key.id}.`);
    });

  program
    .command('versions <remote>')
    .description('what is published of a remote: when, by whom and what for')
    .action(async (remote: string) => {
      const published = await (await context.store()).publications(remote);
      const rows = published.map(({ version, at, by, note }) => [version, at, by || '—', note]);
      context.print(published, rows.length > 0 ? table(rows) : `Nothing of ${remote} is published.`);
    });
}
