import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Release } from '@kaadu/federation/release';
import { outputFolder } from '../base-config';
import { describeRelease, type BuildOptions } from './build-release';
import type { RemoteDefinition } from '../define-remote';
import { statsOptions } from '../run-compiler';

export interface WatchHandlers {
  /** Called after each successful build; its release is in `folder`. */
  readonly onRelease: (release: Release, folder: string) => Promise<void>;
  /** Called when a build fails. The previous build stays in use. */
  readonly onError: (message: string) => void;
}

/** Builds a remote for development whenever its sources change. @returns a function that stops watching */
export function watchRelease(
  remote: RemoteDefinition,
  options: Omit<BuildOptions, 'mode'>,
  { onRelease, onError }: WatchHandlers,
): () => void {
  const folder = outputFolder(remote.root, 'development');
  const compiler = rspack([remote.config('web', 'development'), remote.config('server', 'development')]);
  const finish = async (web: Parameters<typeof describeRelease>[1]) => {
    const release = await describeRelease(remote, web, { ...options, mode: 'development' });
    await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    await onRelease(release, folder);
  };
  const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
    const web = stats?.stats[0];
    if (error || !stats || !web || stats.hasErrors()) {
      // Browser and server builds compile the same files and report the same errors.
      const failed = stats?.stats.find((side) => side.hasErrors());
      onError(error?.message ?? failed?.toString('errors-only') ?? 'the build produced no result');
      return;
    }
    finish(web.toJson(statsOptions)).catch((cause: unknown) => onError(String(cause)));
  });
  return () => watching?.close(() => undefined);
}
