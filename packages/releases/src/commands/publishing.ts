import type { Command } from 'commander';
import { signStored } from '../publish/sign-stored';
import { table } from '../table';
import { createTrust } from '../trust/trust';
import { parseTarget, type Context } from './context';
import type { GateOptions } from './publishing-work';

/** build, verify, publish, sign, versions. What builds and compiles is loaded only by those who do. */
export function addPublishingCommands(program: Command, context: Context): void {
  program
    .command('build <remote>')
    .description('build a remote from source into its dist folder')
    .action(async (remote: string) => (await import('./publishing-work')).build(context, remote));

  withGateOptions(
    program
      .command('verify <remote>')
      .description('pass the built release through the gate without publishing it'),
  ).action(async (remote: string, options: GateOptions) =>
    (await import('./publishing-work')).verify(context, remote, options),
  );

  withGateOptions(
    program
      .command('publish <remote>')
      .description(
        'verify and sign the built release and put it into the store; nothing is live before it is promoted',
      )
      .option('--note <text>', 'what is in it, for those who choose a version later', ''),
  ).action(async (remote: string, options: GateOptions & { note: string }) =>
    (await import('./publishing-work')).publishBuild(context, remote, options),
  );

  program
    .command('sign <remote@version>')
    .description('sign a stored version with the key in force, after the one that signed it was replaced')
    .action((target: string) => sign(context, target));

  program
    .command('versions <remote>')
    .description('what is published of a remote: when, by whom and what for')
    .action(async (remote: string) => {
      const published = await (context.reader ?? (await context.store())).publications(remote);
      const rows = published.map(({ version, at, by, note }) => [version, at, by || '—', note]);
      context.print(published, rows.length > 0 ? table(rows) : `Nothing of ${remote} is published.`);
    });
}

async function sign(context: Context, target: string): Promise<void> {
  const { remote, version } = parseTarget(target);
  const key = await context.signingKey();
  const trust = createTrust(await context.trustList());
  const store = await context.store();
  const result = await signStored(store, remote, version, { key, trust, by: context.options.by });
  context.print({ remote, version, key: key.id, result }, `${target} is signed with key ${key.id}.`);
}

function withGateOptions(command: Command): Command {
  return command
    .option('--skip-types', 'do not compile the sources against the contract')
    .option('--skip-trial', 'do not try it on the server or in a browser')
    .option('--skip-smoke', 'do not open it in a browser')
    .option('--require-smoke', 'refuse where there is no browser to open it in (default where CI is set)');
}
