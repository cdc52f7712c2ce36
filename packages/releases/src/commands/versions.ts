import type { Command } from 'commander';
import { table } from '../table';
import type { Context } from './context';

export function addVersions(program: Command, context: Context): void {
  program
    .command('versions <remote>')
    .description('the published versions of a remote, with when, by whom and what for')
    .action(async (remote: string) => {
      const published = await (await context.control()).publications(remote);
      const rows = published.map(({ version, at, by, note }) => [version, at, by || '—', note]);
      context.print(published, rows.length > 0 ? table(rows) : `No version of ${remote} is published.`);
    });
}
