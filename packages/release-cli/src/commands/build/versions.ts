import { describeCommit, isDevelopmentVersion } from '@kaadu/federation/release';
import type { Command } from 'commander';
import { table } from '../../table';
import type { Context } from '../context';

export function addVersions(program: Command, context: Context): void {
  program
    .command('versions <remote>')
    .description('list the published versions of a remote, with time, publisher, commit and note')
    .option('--all', 'include work in progress, which only the development channel may serve')
    .action(async (remote: string, { all }: { all?: true }) => {
      const published = await (await context.control()).publications(remote);
      const listed = published.filter(({ version }) => all || !isDevelopmentVersion(version));
      const rows = listed.map(({ version, at, by, gitSha, note }) => [
        version,
        at,
        by || '—',
        describeCommit(gitSha),
        note,
      ]);
      const text = rows.length > 0 ? table(rows) : `No version of ${remote} is published.`;
      context.print(listed, text + describeHidden(published.length - listed.length));
    });
}

function describeHidden(count: number): string {
  if (count === 0) return '';
  return `\nNot shown: ${count} of work in progress (--all).`;
}
