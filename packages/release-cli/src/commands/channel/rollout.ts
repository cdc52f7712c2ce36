import { parseVersionName } from '@kaadu/federation/release';
import { parseInput, ReleaseError } from '@kaadu/release-core';
import { describeRollout, RolloutRequest } from '@kaadu/release-core/operations';
import type { Command } from 'commander';
import { parseList, parseTarget } from '../arguments';
import type { Context } from '../context';

interface RolloutOptions {
  readonly steps?: string;
  readonly pause?: true;
  readonly resume?: true;
  readonly stop?: true;
  readonly reason?: string;
}

export function addRollout(program: Command, context: Context): void {
  program
    .command('rollout <target>')
    .description(
      'serve remote@version to more and more visitors while it stays healthy; a remote alone: show its rollout',
    )
    .option('--steps <percentages>', "shares of the visitors, such as 5,25,50,100 (default: the site's)")
    .option('--pause', 'stay at the present share until it is resumed')
    .option('--resume', 'continue from the present share')
    .option('--stop', 'end it: all visitors get the stable version again')
    .option('--reason <text>', 'reason, for the history')
    .action(async (target: string, options: RolloutOptions) => {
      const chosen = (['pause', 'resume', 'stop'] as const).filter((name) => options[name]);
      if (chosen.length > 1)
        throw new ReleaseError('refused', `Choose one of ${chosen.map((name) => `--${name}`).join(', ')}.`);
      const { remote, version } = parseVersionName(target);
      if (chosen.length === 0 && version === undefined) return showRollout(context, remote);
      const [action = 'start'] = chosen;
      const rollout =
        action === 'start'
          ? { action, ...parseTarget(target), steps: options.steps && parseList(options.steps).map(Number) }
          : { action, remote };
      await changeRollout(context, rollout, options.reason ?? reasons[action]);
    });
}

const reasons = {
  start: 'rollout started',
  pause: 'rollout paused',
  resume: 'rollout resumed',
  stop: 'rollout stopped',
} as const;

async function changeRollout(context: Context, rollout: unknown, reason: string): Promise<void> {
  const { channel, dryRun } = context.options;
  const request = parseInput(RolloutRequest, { rollout, reason, dryRun }, 'The command');
  const result = await (await context.control()).rollout(channel, request);
  const text = describeRollout(result);
  context.print(result, dryRun ? `Would be: ${text} Nothing was changed.` : text);
}

async function showRollout(context: Context, remote: string): Promise<void> {
  const { channel } = context.options;
  const rollouts = await (await context.control()).rollouts(channel);
  const rollout = rollouts.find((candidate) => candidate.remote === remote);
  if (!rollout) throw new ReleaseError('not-found', `${remote} has had no rollout on channel "${channel}".`);
  context.print(rollout, describeRollout(rollout));
}
