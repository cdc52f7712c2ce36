import type { Command } from 'commander';
import type { Moved } from '../moves/change-channel';
import type { FreezeChange } from '../moves/freeze';
import { describeMove } from '../moves/describe-move';
import { ReleaseError } from '../store/errors';
import { parseMove, parseTarget, type Context } from './context';

/** promote, canary, rollback, freeze, unfreeze */
export function addMovingCommands(program: Command, context: Context): void {
  const print = (change: Moved | FreezeChange) =>
    context.print(change, 'frozen' in change ? describeFreeze(change) : describeMove(change));

  program
    .command('promote <remote@version>')
    .description('serve this version to everybody from now on')
    .option('--reason <text>', 'why, for the history', 'promoted')
    .action(async (target: string, { reason }: { reason: string }) => {
      const { remote, version } = parseTarget(target);
      print(await context.move(parseMove({ action: 'promote', remote, version }), reason));
    });

  program
    .command('canary <target> [percent]')
    .description('serve remote@version to some percent of the visitors, or end the canary of a remote')
    .option('--stop', 'give everybody the stable version again')
    .option('--reason <text>', 'why, for the history')
    .action(async (target: string, percent: string | undefined, options: CanaryOptions) => {
      const named = options.stop ? undefined : parseTarget(target);
      const move = named
        ? { action: 'canary' as const, ...named, percent: parsePercent(percent, target) }
        : { action: 'stop-canary' as const, remote: target.split('@')[0] ?? '' };
      print(
        await context.move(
          parseMove(move),
          options.reason ?? (named ? `canary for ${percent} %` : 'canary ended'),
        ),
      );
    });

  program
    .command('rollback <remote>')
    .description('serve the version before this one again, or a named one')
    .option('--to <version>', 'the version to go back to')
    .option('--reason <text>', 'why, for the history', 'rolled back')
    .action(async (remote: string, { to, reason }: { to?: string; reason: string }) => {
      print(await context.move(parseMove({ action: 'rollback', remote, to }), reason));
    });

  program
    .command('freeze [remote]')
    .description(
      'let nothing new go live on the channel, or nothing new of one remote; going back stays possible',
    )
    .requiredOption('--reason <text>', 'why, for those who run into it')
    .action(async (remote: string | undefined, { reason }: { reason: string }) => {
      print(await context.move(parseMove({ action: 'freeze', remote }), reason));
    });

  program
    .command('unfreeze [remote]')
    .description('let new versions go live on the channel, or of one remote, again')
    .option('--reason <text>', 'why, for the history', 'unfrozen')
    .action(async (remote: string | undefined, { reason }: { reason: string }) => {
      print(await context.move(parseMove({ action: 'unfreeze', remote }), reason));
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

function describeFreeze({ channel, remote, frozen, changed, revision, dryRun }: FreezeChange): string {
  const what = remote ? `${remote} on channel "${channel}"` : `Channel "${channel}"`;
  const state = frozen ? 'frozen' : 'open';
  if (!changed) return `${what} is ${state} already.`;
  return `${what} ${dryRun ? 'would be' : 'is'} ${state} (revision ${revision}).`;
}
