import type { Command } from 'commander';
import { parseAction } from '../arguments';
import type { Context } from '../context';
import { moveChannel } from './move-channel';

export function addFreeze(program: Command, context: Context): void {
  program
    .command('freeze [remote]')
    .description('stop new versions, of every remote or of one, from going live; rollbacks stay possible')
    .requiredOption('--reason <text>', 'reason, shown when a new version is refused')
    .action(async (remote: string | undefined, { reason }: { reason: string }) => {
      const move = parseAction({ action: 'freeze', remote });
      await moveChannel(context, move, reason);
    });
}
