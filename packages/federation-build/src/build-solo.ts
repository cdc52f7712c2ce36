import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config';
import type { RemoteDefinition } from './define-remote';

export interface SoloHandlers {
  /** Called after each successful build. */
  readonly onBuild: () => void;
  /** Called when a build fails, with the compiler's message. The files of the last build remain. */
  readonly onError: (message: string) => void;
}

/** A page that is rebuilt whenever the sources of its remote change. */
export interface SoloBuild {
  /** Folder of the page, with an `index.html`. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Builds a page that runs a remote without the site, now and on every change. Resolves after the first build,
 * even if it failed.
 * @param entry module that renders the remote with substitutes for shell and event bus
 */
export async function watchSolo(
  remote: RemoteDefinition,
  entry: string,
  { onBuild, onError }: SoloHandlers,
): Promise<SoloBuild> {
  // Apart from the development build, all files of which belong to its release.
  const folder = join(remote.root, 'node_modules', '.cache', 'solo');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), pageOf(remote.name));
  const compiler = rspack(soloConfig(remote, entry, folder));
  return new Promise((resolve) => {
    const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
      if (error || !stats || stats.hasErrors())
        onError(error?.message ?? stats?.toString('errors-only') ?? 'the build produced no result');
      else onBuild();
      resolve({
        folder,
        stop: () => new Promise((stopped) => (watching ? watching.close(() => stopped()) : stopped())),
      });
    });
  });
}

function soloConfig(remote: RemoteDefinition, entry: string, folder: string): Configuration {
  const config = baseConfig({ name: remote.name, root: remote.root, side: 'web', mode: 'development' });
  return {
    ...config,
    entry: { solo: entry },
    output: { ...config.output, clean: false, path: folder, filename: 'solo.js', publicPath: '/' },
  };
}

function pageOf(name: string): string {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${viewport}<link rel="icon" href="data:,"><title>${name} alone</title></head><body><script src="/solo-reload.js"></script><script src="/solo.js"></script></body></html>\n`;
}
