import { describeRemote } from '@kaadu/release-core';
import type { Command } from 'commander';
import { table } from '../../table';
import type { Context } from '../context';

export function addHistory(program: Command, context: Context): void {
  program
    .command('history <remote>')
    .description('list the changes of a remote on the channel, with author, time and reason')
    .action(async (remote: string) => {
      const { channel } = context.options;
      const entries = await (await context.control()).history(channel, remote);
      const rows = entries.map(({ revision, at, by, reason, ...versions }) => [
        `${revision}`,
        at,
        describeRemote(versions),
        by,
        reason,
      ]);
      context.print(
        entries,
        rows.length > 0 ? table(rows) : `${remote} has never been live on channel "${channel}".`,
      );
    });
}
