import type { Command } from 'commander';
import { completionScript } from './completion-script';

export function addCompletion(program: Command): void {
  program
    .command('completion <shell>')
    .description('print a completion script for bash, zsh or fish')
    .action((shell: string) => {
      process.stdout.write(completionScript(shell, program));
    });
}
