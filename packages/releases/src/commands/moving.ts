import type { Command } from 'commander';
import { freeze, unfreeze, type FreezeChange } from '../moves/freeze';
import { rollback, stopCanary } from '../moves/go-back';
import { promote, startCanary } from '../moves/go-live';
import { describeMove } from '../moves/describe-move';
import { ReleaseError } from '../store/errors';
import { parseTarget, type Context } from './context';

/** promote, canary, rollback, freeze, unfreeze */
export function addMovingCommands(program: Command, context: Context): void {
  program
    .command('promote <remote@version>')
    .description('serve this version to everybody from now on')
    .option('--reason <text>', 'why, for the history', 'promoted')
    .action(async (target: string, { reason }: { reason: string }) => {
      const { remote, version } = parseTarget(target);
      const moved = await promote(await context.store(), remote, version, context.moveOptions(reason));
      context.print(moved, describeMove(moved));
    });

  program
    .command('canary <target> [percent]')
    .description('serve remote@version to some percent of the visitors, or end the canary of a remote')
    .option('--stop', 'give everybody the stable version again')
    .option('--reason <text>', 'why, for the history')
    .action(async (target: string, percent: string | undefined, options: CanaryOptions) => {
      const store = await context.store();
      const moved = options.stop
        ? await stopCanary(
            store,
            target.split('@')[0] ?? '',
            context.moveOptions(options.reason ?? 'canary ended'),
          )
        : await startCanary(
            store,
            parseTarget(target).remote,
            { version: parseTarget(target).version, percent: parsePercent(percent, target) },
            context.moveOptions(options.reason ?? `canary for ${percent} %`),
          );
      context.print(moved, describeMove(moved));
    });

  program
    .command('rollback <remote>')
    .description('serve the version before this one again, or a named one')
    .option('--to <version>', 'the version to go back to')
    .option('--reason <text>', 'why, for the history', 'rolled back')
    .action(async (remote: string, { to, reason }: { to?: string; reason: string }) => {
      const moved = await rollback(await context.store(), remote, { ...context.moveOptions(reason), to });
      context.print(moved, describeMove(moved));
    });

  program
    .command('freeze')
    .description('let nothing new go live on the channel; going back stays possible')
    .requiredOption('--reason <text>', 'why, for those who run into it')
    .action(async ({ reason }: { reason: string }) => {
      const change = await freeze(await context.store(), context.moveOptions(reason));
      context.print(change, describeFreeze(change));
    });

  program
    .command('unfreeze')
    .description('let new versions go live on the channel again')
    .option('--reason <text>', 'why, for the history', 'unfrozen')
    .action(async ({ reason }: { reason: string }) => {
      const change = await unfreeze(await context.store(), context.moveOptions(reason));
      context.print(change, describeFreeze(change));
    });
}

interface CanaryOptions {
  readonly stop?: true;
  readonly reason?: string;
}

function parsePercent(percent: string | undefined, target: string): number {
  if (percent !== undefined && percent.trim() !== '') return Number(percent.replace(/\s*%$/, ''));
  throw new ReleaseError(
    'refused',
    `Say for how many percent of the visitors: \`release canary ${target} 5\`, or \`--stop\` to end it.`,
  );
}

function describeFreeze({ channel, frozen, changed, revision, dryRun }: FreezeChange): string {
  const state = frozen ? 'frozen' : 'open';
  if (!changed) return `Channel "${channel}" is ${state} already.`;
  return `Channel "${channel}" ${dryRun ? 'would be' : 'is'} ${state} (revision ${revision}).`;
}
