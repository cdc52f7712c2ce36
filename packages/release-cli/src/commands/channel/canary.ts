import { parseVersionName } from '@kaadu/federation/release';
import { ReleaseError } from '@kaadu/release-core';
import type { Command } from 'commander';
import { parseAction, parseTarget } from '../arguments';
import type { Context } from '../context';
import { moveChannel } from './move-channel';

interface CanaryOptions {
  readonly stop?: true;
  readonly reason?: string;
}

export function addCanary(program: Command, context: Context): void {
  program
    .command('canary <target> [percent]')
    .description('serve remote@version to a percentage of the visitors, or end the canary of a remote')
    .option('--stop', 'serve the stable version to all visitors again')
    .option('--reason <text>', 'reason, for the history')
    .action(async (target: string, percent: string | undefined, options: CanaryOptions) => {
      const move = options.stop
        ? parseAction({ action: 'stop-canary', remote: parseVersionName(target).remote })
        : parseAction({
            action: 'canary',
            ...parseTarget(target),
            percent: parsePercent(percent, target),
          });
      const reason = options.reason ?? (options.stop ? 'canary ended' : `canary for ${percent} %`);
      await moveChannel(context, move, reason);
    });
}

function parsePercent(percent: string | undefined, target: string): number {
  const example = `\`release canary ${target} 5\`, or \`--stop\` to end the canary`;
  if (percent === undefined || percent.trim() === '')
    throw new ReleaseError('refused', `The percentage of visitors is missing: ${example}.`);
  const share = Number(percent.replace(/\s*%$/, ''));
  if (Number.isFinite(share)) return share;
  throw new ReleaseError('refused', `"${percent}" is not a percentage of visitors: ${example}.`);
}
