import type { Command } from 'commander';
import { parseAction } from '../arguments';
import type { Context } from '../context';
import { moveChannel } from './move-channel';

export function addRollback(program: Command, context: Context): void {
  program
    .command('rollback <remote>')
    .description('serve the previous version again, or a given one')
    .option('--to <version>', 'the version to roll back to')
    .option('--reason <text>', 'reason, for the history', 'rolled back')
    .action(async (remote: string, { to, reason }: { to?: string; reason: string }) => {
      const move = parseAction({ action: 'rollback', remote, to });
      await moveChannel(context, move, reason);
    });
}
