import { describeCommit } from '@kaadu/federation/release';
import { describeRemote, type Status } from '@kaadu/release-core';
import type { Command } from 'commander';
import { table } from '../../table';
import type { Context } from '../context';

export function addStatus(program: Command, context: Context): void {
  program
    .command('status [remote]')
    .description('show the live versions of the channel')
    .action(async (remote?: string) => {
      const control = await context.control();
      const status = await control.status(context.options.channel, remote);
      context.print(status, describe(status));
    });
}

function describe({ channel, revision, frozen, fault, remotes }: Status): string {
  const rows = remotes.map(({ name, stable, canary, frozen, gitSha, published }) => [
    name,
    stable ? describeRemote({ stable, canary }) : '—',
    describeCommit(gitSha),
    `${published.length} published`,
    frozen ? `frozen by ${frozen.by}: ${frozen.reason}` : '',
  ]);
  const freeze = frozen ? `\nFrozen by ${frozen.by}: ${frozen.reason}` : '';
  return `Channel ${channel}, revision ${revision}${freeze}${fault ? `\nWarning: ${fault}` : ''}\n${table(rows)}`;
}
