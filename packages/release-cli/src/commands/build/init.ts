import { resolve } from 'node:path';
import type { Command } from 'commander';
import { initSite } from '../../init-site';
import type { Context } from '../context';

export function addInit(program: Command, context: Context): void {
  program
    .command('init <folder>')
    .description('write a first site, a remote and a host that shows it, into a new folder')
    .action(async (folder: string) => {
      const files = await initSite(resolve(folder));
      const next = `Next: cd ${folder} && npm install @kaadu/federation @kaadu/release-host react react-dom && npm install --save-dev @kaadu/federation-build @kaadu/release-cli @types/node @types/react @types/react-dom`;
      context.print({ folder, files }, [...files.map((file) => `Wrote ${file}`), next].join('\n'));
    });
}
