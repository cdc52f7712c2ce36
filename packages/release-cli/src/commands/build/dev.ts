import { resolve } from 'node:path';
import { createTrust, ownTrustFile, ReleaseError } from '@kaadu/release-core';
import type { Command } from 'commander';
import type { Context } from '../context';

interface DevOptions {
  readonly build: string;
  readonly command: string;
}

export function addDev(program: Command, context: Context): void {
  program
    .command('dev [remotes...]')
    .description('serve the site with these remotes, or all, from source; open pages reload them on save')
    .option('--build <command>', 'command that builds the host', 'npm run build')
    .option('--command <command>', 'command that starts the host', 'npm start')
    .action(async (named: string[], commands: DevOptions) => {
      const { root } = context.settings;
      const { store: location, channel } = context.options;
      if (!ownTrustFile(location, root))
        throw new ReleaseError(
          'refused',
          'The store is a bucket, which serves other machines too. Unset RELEASE_STORE to develop with a store in a folder.',
        );
      // Loads the bundler, which only the commands that build need.
      const { developSite } = await import('../../development/develop-site');
      const key = await context.signingKey();
      const options = {
        ...{ root, channel, key, ...commands },
        folder: resolve(root, location),
        store: await context.store(),
        remotes: named.length > 0 ? named : await context.remotes(),
        trust: createTrust(await context.trustList()),
        print: (line: string) => void process.stdout.write(`${line}\n`),
      };
      await developSite(options, stopSignal());
    });
}

/** Returns a signal that aborts on Ctrl-C. A second Ctrl-C, such as that of npm, must not interrupt the stop. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}
