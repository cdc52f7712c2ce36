import type { Command } from 'commander';
import { withProgress } from '../../progress';
import type { Context } from '../context';

export function addNew(program: Command, context: Context): void {
  program
    .command('new <remote>')
    .description(
      'create a remote with a page, a test and a solo page, and the entries that the site has for it',
    )
    .option('--skip-install', 'do not install the packages that it needs')
    .action(async (remote: string, { skipInstall }: { skipInstall?: true }) => {
      // Loads the site's own modules, which few commands need.
      const { newRemote } = await import('../../new-remote');
      const { dryRun = false } = context.options;
      const created = await withProgress((onStep) => {
        onStep(`create ${remote}`);
        return newRemote(context.settings.root, remote, { dryRun, install: !skipInstall });
      });
      const verb = dryRun ? 'Would write' : 'Wrote';
      const lines = created.files.map((file) => `${verb} ${file}`);
      context.print(created, [...lines, ...created.next].join('\n'));
    });
}
