import type { Command } from 'commander';
import { parseAction } from '../arguments';
import type { Context } from '../context';
import { moveChannel } from './move-channel';

export function addUnfreeze(program: Command, context: Context): void {
  program
    .command('unfreeze [remote]')
    .description('allow new versions, of every remote or of one, to go live again')
    .option('--reason <text>', 'reason, for the history', 'unfrozen')
    .action(async (remote: string | undefined, { reason }: { reason: string }) => {
      const move = parseAction({ action: 'unfreeze', remote });
      await moveChannel(context, move, reason);
    });
}
