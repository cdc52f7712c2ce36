import type { Command } from 'commander';
import { parseList } from './arguments';
import type { Context } from './context';

export function addServe(program: Command, context: Context): void {
  program
    .command('serve')
    .description('run the control-plane service and its console')
    .option('--channels <names>', 'channels to follow and monitor, comma-separated', 'production')
    .action(async ({ channels }: { channels: string }) => {
      // Loads the HTTP server, which no other command needs.
      const { runService } = await import('../service/run-service');
      await runService({
        root: context.settings.root,
        folder: context.settings.serviceFolder,
        trustFile: context.trustFile,
        keyFile: context.settings.keyFile,
        openStore: (trust) => context.store(trust),
        channels: parseList(channels),
        previews: context.previews,
      });
    });
}
