import type { Command } from 'commander';
import { diagnose } from '../doctor';
import { defaultWindow } from '../prune/plan-prune';
import { prune } from '../prune/prune';
import { ReleaseError } from '../store/errors';
import { table } from '../table';
import { completionScript } from './completion';
import type { Context } from './context';

/** prune, doctor, completion */
export function addMaintainingCommands(program: Command, context: Context): void {
  program
    .command('prune')
    .description('remove versions that no channel needs, and publications given up half-way; see --dry-run')
    .option(
      '--revisions <number>',
      'past states of each channel to keep possible',
      `${defaultWindow.revisions}`,
    )
    .option('--newest <number>', 'newest versions of each remote to keep', `${defaultWindow.newest}`)
    .option('--days <number>', 'keep what is younger than this', `${defaultWindow.graceMs / 86_400_000}`)
    .action(async (options: { revisions: string; newest: string; days: string }) => {
      const window = {
        revisions: wholeNumber(options.revisions, '--revisions'),
        newest: wholeNumber(options.newest, '--newest'),
        graceMs: wholeNumber(options.days, '--days') * 86_400_000,
      };
      const { dryRun } = context.options;
      const pruned = await (context.reader
        ? context.reader.prune(window, Boolean(dryRun))
        : prune(await context.store(), window, { dryRun }));
      const rows = pruned.map(({ remote, removed, unfinished, kept }) => [
        remote,
        `${removed.length} ${dryRun ? 'would go' : 'removed'}`,
        `${unfinished.length} unfinished`,
        `${kept} kept`,
        [...removed, ...unfinished].join(' '),
      ]);
      context.print(pruned, rows.length > 0 ? table(rows) : 'The store is empty.');
    });

  program
    .command('doctor')
    .description('look for what is wrong with keys, store, channels and live releases, and say what to do')
    .action(async () => {
      const findings = await diagnose({
        store: () => context.store(),
        trust: () => context.trustList(),
        channel: context.options.channel,
        keyFile: context.settings.keyFile,
        service: context.settings.service?.url,
      });
      const rows = findings.map(({ state, what, fix }) => [marks[state], what, fix ?? '']);
      context.print(findings, table(rows));
      if (findings.some(({ state }) => state === 'bad')) process.exitCode = 3;
    });

  program
    .command('completion <shell>')
    .description('print a completion script for bash, zsh or fish')
    .action((shell: string) => {
      process.stdout.write(completionScript(shell, program));
    });
}

const marks = { good: '✓', warning: '!', bad: '✗' } as const;

function wholeNumber(text: string, option: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new ReleaseError('refused', `${option} ${text} is no whole number.`);
}
