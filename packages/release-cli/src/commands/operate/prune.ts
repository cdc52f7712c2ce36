import { defaultWindow } from '@kaadu/release-core/operations';
import type { Command } from 'commander';
import { table } from '../../table';
import { parseWholeNumber } from '../arguments';
import type { Context } from '../context';

const dayMs = 86_400_000;

interface PruneOptions {
  readonly revisions: string;
  readonly newest: string;
  readonly days: string;
}

export function addPrune(program: Command, context: Context): void {
  const { revisions, newest, graceMs } = defaultWindow;
  program
    .command('prune')
    .description('remove versions that no channel needs, and abandoned publications; try --dry-run first')
    .option('--revisions <number>', 'past states of each channel to keep available', `${revisions}`)
    .option('--newest <number>', 'newest versions of each remote to keep', `${newest}`)
    .option('--days <number>', 'keep versions younger than this', `${graceMs / dayMs}`)
    .action(async (options: PruneOptions) => {
      const { dryRun } = context.options;
      const window = {
        revisions: parseWholeNumber(options.revisions, '--revisions'),
        newest: parseWholeNumber(options.newest, '--newest'),
        graceMs: parseWholeNumber(options.days, '--days') * dayMs,
      };
      const results = await (await context.control()).prune(window, Boolean(dryRun));
      const rows = results.map(({ remote, removed, unfinished, uploads, kept }) => [
        remote,
        `${removed.length} ${dryRun ? 'would be removed' : 'removed'}`,
        `${unfinished.length} unfinished`,
        `${uploads.length} abandoned uploads`,
        `${kept} kept`,
        [...removed, ...unfinished, ...uploads].join(' '),
      ]);
      context.print(results, rows.length > 0 ? table(rows) : 'The store is empty.');
    });
}
