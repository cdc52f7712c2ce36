import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release, hasIntegrity } from '@kaadu/federation/release';
import { findOverlap } from './routes-overlap';
import { ReleaseError } from './store/errors';
import type { ReleaseStore } from './store/release-store';

export interface Published {
  readonly remote: string;
  readonly version: string;
  readonly result: 'added' | 'already-there';
  readonly bytes: number;
}

/**
 * Publishes a built release folder: checks it against its own `release.json` and its routes against those of the
 * other remotes that the channel serves, then stores it. Nothing is live before it is promoted.
 * @throws ReleaseError `refused` naming the reason and the fix
 */
export async function publish(store: ReleaseStore, channel: string, folder: string): Promise<Published> {
  const release = await readBuilt(folder);
  await refuseChangedFiles(release, folder);
  await refuseOverlaps(store, channel, release);
  const result = await store.add(release, folder);
  const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
  return { remote: release.name, version: release.version, result, bytes };
}

async function readBuilt(folder: string): Promise<Release> {
  const content = await readFile(join(folder, 'release.json'), 'utf8').catch((error: unknown) => {
    throw new ReleaseError(
      'not-found',
      `There is no built release in ${folder}. Run \`release build\` first.`,
      {
        cause: error,
      },
    );
  });
  const parsed = Release.safeParse(JSON.parse(content));
  if (parsed.success) return parsed.data;
  throw new ReleaseError(
    'refused',
    `${folder}/release.json is malformed: ${parsed.error.message}. Build it again.`,
  );
}

async function refuseChangedFiles(release: Release, folder: string): Promise<void> {
  for (const [path, { integrity }] of Object.entries(release.files)) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (bytes && hasIntegrity(bytes, integrity)) continue;
    throw new ReleaseError(
      'refused',
      `${path} has changed or gone since the build. Run \`release build\` again.`,
    );
  }
}

async function refuseOverlaps(store: ReleaseStore, channel: string, release: Release): Promise<void> {
  const { remotes } = await store.readChannel(channel);
  const others = Object.entries(remotes).filter(([name]) => name !== release.name);
  const live = await Promise.all(others.map(([name, { stable }]) => store.readRelease(name, stable)));
  const overlap = findOverlap([...release.routes, ...live.flatMap(({ routes }) => routes)]);
  if (!overlap) return;
  const owner = live.find(({ routes }) => routes.includes(overlap[1]))?.name ?? release.name;
  throw new ReleaseError(
    'refused',
    `Route ${overlap[0].path} of ${release.name} overlaps with ${overlap[1].path} of ${owner}. Rename one of them.`,
  );
}
