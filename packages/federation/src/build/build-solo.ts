import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseConfig, outputFolder } from './base-config';
import { runCompiler } from './run-compiler';
import type { RemoteDefinition } from './define-remote';

/**
 * Builds a page that runs a remote without the site.
 * @param entry module that renders it with substitutes for shell and event bus
 * @returns the folder of the page, with an `index.html`
 */
export async function buildSolo(remote: RemoteDefinition, entry: string): Promise<string> {
  const folder = join(outputFolder(remote.root, 'development'), 'solo');
  const config = baseConfig({ name: remote.name, root: remote.root, side: 'web', mode: 'development' });
  await mkdir(folder, { recursive: true });
  await runCompiler({
    ...config,
    entry: { solo: entry },
    output: { ...config.output, path: folder, filename: 'solo.js', publicPath: '/' },
  });
  await writeFile(join(folder, 'index.html'), pageOf(remote.name));
  return folder;
}

function pageOf(name: string): string {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${viewport}<link rel="icon" href="data:,"><title>${name} alone</title></head><body><script src="/solo.js"></script></body></html>\n`;
}
