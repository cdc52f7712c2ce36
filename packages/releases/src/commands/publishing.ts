import { join } from 'node:path';
import type { Command } from 'commander';
import { liveBeside, passGate, type Check } from '../gate/gate';
import { projectChecks } from '../gate/project-checks';
import { withProgress } from '../progress';
import { buildRemote, remoteFolder } from '../project';
import { readBuilt } from '../publish/built-release';
import { publish, type Published } from '../publish/publish';
import { publishThrough } from '../publish/publish-through';
import { signStored } from '../publish/sign-stored';
import { table } from '../table';
import { createTrust } from '../trust/trust';
import { parseTarget, type Context } from './context';

interface SkipOptions {
  readonly skipTypes?: true;
  readonly skipTrial?: true;
}

const verbs: Record<Published['result'], string> = {
  added: 'Published',
  'already-there': 'Already published:',
  'signed-again': 'Already published, now signed with the key in force:',
  'would-add': 'Would publish',
};

function checksOf(context: Context, remote: string, { skipTypes, skipTrial }: SkipOptions): Promise<Check[]> {
  const { root } = context.settings;
  return projectChecks({
    root,
    remote,
    store: context.options.store,
    types: !skipTypes,
    trial: !skipTrial,
  });
}

/** build, verify, publish, sign, versions */
export function addPublishingCommands(program: Command, context: Context): void {
  program
    .command('build <remote>')
    .description('build a remote from source into its dist folder')
    .action(async (remote: string) => {
      const release = await withProgress((onStep) => {
        onStep(`build ${remote}`);
        return buildRemote(context.settings.root, remote);
      });
      context.print(release, `Built ${release.name}@${release.version}.`);
    });

  program
    .command('verify <remote>')
    .description('pass the built release through the gate without publishing it')
    .option('--skip-types', 'do not compile the sources against the contract')
    .option('--skip-trial', 'do not render it on the server')
    .action(async (remote: string, skip: SkipOptions) => {
      const built = await readBuilt(join(await remoteFolder(context.settings.root, remote), 'dist'));
      const live = await liveBeside(await context.store(), context.options.channel, remote);
      const checks = await checksOf(context, remote, skip);
      await withProgress((onStep) => passGate({ ...built, live }, checks, onStep));
      const passed = checks.map(({ name }) => name);
      context.print({ remote, version: built.release.version, passed }, `Passed: ${passed.join(', ')}.`);
    });

  program
    .command('publish <remote>')
    .description(
      'verify and sign the built release and put it into the store; nothing is live before it is promoted',
    )
    .option('--note <text>', 'what is in it, for those who choose a version later', '')
    .option('--skip-types', 'do not compile the sources against the contract')
    .option('--skip-trial', 'do not render it on the server')
    .action(async (remote: string, { note, ...skip }: SkipOptions & { note: string }) => {
      const { channel, by, dryRun = false } = context.options;
      const folder = join(await remoteFolder(context.settings.root, remote), 'dist');
      const key = await context.signingKey();
      const checks = await checksOf(context, remote, skip);
      const { service } = context;
      const published = await withProgress(async (onStep) => {
        if (service) return publishThrough(service, folder, { channel, key, note, checks, onStep, dryRun });
        const trust = createTrust(await context.trustList());
        const options = { channel, key, trust, by, note, checks, onStep, dryRun };
        return publish(await context.store(), folder, options);
      });
      const size = Math.ceil(published.bytes / 1024);
      context.print(
        published,
        `${verbs[published.result]} ${published.remote}@${published.version} (${size} kB).`,
      );
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
