import type { Command } from 'commander';
import { parseList } from '../arguments';
import type { Context } from '../context';

export function addServe(program: Command, context: Context): void {
  program
    .command('serve')
    .description('run the control-plane service and its console')
    .option('--channels <names>', 'channels to follow and monitor, comma-separated', 'production')
    .action(async ({ channels }: { channels: string }) => {
      // Loads the HTTP server and the site's own modules, which few commands need.
      const { runService } = await import('@kaadu/release-service');
      const { readSurface } = await import('../../gate/site-surface');
      await runService({
        root: context.settings.root,
        folder: context.settings.serviceFolder,
        stateUrl: context.settings.stateUrl,
        trustFile: context.trustFile,
        keyFile: context.settings.keyFile,
        openStore: (trust) => context.store(trust),
        channels: parseList(channels),
        previews: context.previews,
        surface: await readSurface(context.settings.root),
      });
    });
}
