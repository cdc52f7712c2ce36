import { watch } from 'node:fs';
import { access, cp, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Release, RemoteName, Version } from '@kaadu/federation/release';
import { createExclusive, replaceAtomically } from './atomic-files';
import { Channel, ChannelName, emptyChannel } from './channel';
import { ReleaseError, systemCode } from './errors';
import type { ReleaseStore } from './release-store';

/**
 * A release store in a folder:
 * `releases/<remote>/<version>/…`, `channels/<channel>.json`, `channels/<channel>/history/<revision>.json`.
 *
 * The history is the truth and is append-only: a change is a new file that must not exist yet, which is what makes
 * two writers at once safe. `<channel>.json` repeats the newest entry for people and for watchers.
 */
export function createFolderStore(root: string): ReleaseStore {
  const releaseFolder = (name: string, version: string) =>
    join(root, 'releases', RemoteName.parse(name), Version.parse(version));
  const channelFile = (channel: string) => join(root, 'channels', `${ChannelName.parse(channel)}.json`);
  const historyFile = (channel: string, revision: number) =>
    join(root, 'channels', ChannelName.parse(channel), 'history', `${revision}.json`);

  async function readRelease(name: string, version: string): Promise<Release> {
    const file = join(releaseFolder(name, version), 'release.json');
    return Release.parse(await readJson(file, `${name}@${version}`));
  }

  async function readEntry(channel: string, revision: number): Promise<Channel | undefined> {
    const file = historyFile(channel, revision);
    if (!(await exists(file))) return undefined;
    return Channel.parse(await readJson(file, `channel ${channel}, revision ${revision}`));
  }

  async function readChannel(channel: string): Promise<Channel> {
    const file = channelFile(channel);
    let current = (await exists(file))
      ? Channel.parse(await readJson(file, `channel ${channel}`))
      : emptyChannel;
    // A writer may have stopped between appending to the history and repeating it here.
    for (let next; (next = await readEntry(channel, current.revision + 1));) current = next;
    return current;
  }

  return {
    readRelease,
    readChannel,

    async readFile(name, version, path) {
      return readFile(join(releaseFolder(name, version), path));
    },

    async add(release, folder) {
      const target = releaseFolder(release.name, release.version);
      if (await exists(target)) return sameFiles(await readRelease(release.name, release.version), release);
      const staging = join(dirname(target), `.staging-${release.version}-${process.pid}`);
      await rm(staging, { recursive: true, force: true });
      await mkdir(dirname(target), { recursive: true });
      for (const path of ['release.json', ...Object.keys(release.files)]) {
        await cp(join(folder, path), join(staging, path));
      }
      try {
        await rename(staging, target);
      } catch (error) {
        await rm(staging, { recursive: true, force: true });
        if (!['ENOTEMPTY', 'EEXIST'].includes(systemCode(error) ?? '')) throw error;
        return sameFiles(await readRelease(release.name, release.version), release);
      }
      return 'added';
    },

    async versions(remote) {
      const folder = join(root, 'releases', RemoteName.parse(remote));
      const names = (await exists(folder)) ? await readdir(folder) : [];
      const versions = names.filter((name) => Version.safeParse(name).success);
      const dated = await Promise.all(
        versions.map(async (version) => ({ version, at: (await stat(join(folder, version))).mtimeMs })),
      );
      return dated.sort((a, b) => b.at - a.at).map(({ version }) => version);
    },

    async moveChannel(channel, expectedRevision, change) {
      const next: Channel = { ...change, revision: expectedRevision + 1, at: new Date().toISOString() };
      const current = await readChannel(channel);
      const written =
        current.revision === expectedRevision &&
        (await createExclusive(historyFile(channel, next.revision), toJson(next)));
      if (!written) {
        throw new ReleaseError(
          'conflict',
          `Channel "${channel}" was moved by somebody else in the meantime (it is past revision ${expectedRevision}). Look at \`release status\`, then repeat the command.`,
        );
      }
      await replaceAtomically(channelFile(channel), toJson(next));
      return next;
    },

    async history(channel, limit = 50) {
      const { revision } = await readChannel(channel);
      const revisions = Array.from({ length: Math.min(limit, revision) }, (_, index) => revision - index);
      const entries = await Promise.all(revisions.map((entry) => readEntry(channel, entry)));
      return entries.filter((entry) => entry !== undefined);
    },

    watchChannel(channel, onHint) {
      try {
        const watcher = watch(dirname(channelFile(channel)), (_event, file) => {
          if (file === null || file === `${channel}.json`) onHint();
        });
        watcher.on('error', () => watcher.close());
        return () => watcher.close();
      } catch (error) {
        // Nothing to watch yet: whoever follows the channel polls as well.
        if (systemCode(error) === 'ENOENT') return () => undefined;
        throw error;
      }
    },
  };
}

function sameFiles(stored: Release, offered: Release): 'already-there' {
  const same =
    JSON.stringify([stored.files, stored.exposes]) === JSON.stringify([offered.files, offered.exposes]);
  if (same) return 'already-there';
  throw new ReleaseError(
    'conflict',
    `${offered.name}@${offered.version} is already published with other bytes. A version is never overwritten: build again under a new version.`,
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function readJson(file: string, what: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const missing = systemCode(error) === 'ENOENT';
    throw new ReleaseError(
      missing ? 'not-found' : 'unreadable',
      missing ? `There is no ${what} in the store.` : `${what} is not readable JSON.`,
      { cause: error },
    );
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
