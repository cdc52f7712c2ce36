import type { Command } from 'commander';
import { parseAction, parseTarget } from '../arguments';
import type { Context } from '../context';
import { moveChannel } from './move-channel';

export function addPromote(program: Command, context: Context): void {
  program
    .command('promote <remote@version>')
    .description('serve this version to all visitors from now on')
    .option('--reason <text>', 'reason, for the history', 'promoted')
    .action(async (target: string, { reason }: { reason: string }) => {
      const move = parseAction({ action: 'promote', ...parseTarget(target) });
      await moveChannel(context, move, reason);
    });
}
