import { hasIntegrity } from '@kaadu/federation/integrity';
import { canonicalJson, Release, Version, type SignedRelease } from '@kaadu/federation/release';
import { createChannelLog } from './channel-log';
import { ReleaseError } from './errors';
import { jsonBytes, parseJson } from './json-objects';
import { filePath, remoteName, versionName } from './names';
import type { ObjectStore } from './objects';
import { PublicationFile, type Publication } from './publication';
import { idOf, type Added, type ReadFile, type ReleaseStore, type Unfinished } from './release-store';

/**
 * A release store on any place for objects: `releases/<remote>/<version>/{release.json, publication.json, web/**,
 * server/**}` and the channels. A version exists once its `release.json` does, which is written last.
 */
export function createReleaseStore(objects: ObjectStore): ReleaseStore {
  const folderOf = (name: string, version: string) => `releases/${remoteName(name)}/${versionName(version)}`;
  const releaseKey = (name: string, version: string) => `${folderOf(name, version)}/release.json`;
  const publicationKey = (name: string, version: string) => `${folderOf(name, version)}/publication.json`;

  async function find(name: string, version: string) {
    const object = await objects.read(releaseKey(name, version));
    if (!object) return undefined;
    return { release: parseJson(Release, object.bytes, `${name}@${version}`), tag: object.tag };
  }

  async function published(remote: string): Promise<Publication[]> {
    const entries = await objects.list(`releases/${remoteName(remote)}/`);
    const releases = entries.flatMap(({ key, modifiedAt }) => {
      const [, version] = /^releases\/[^/]+\/([^/]+)\/release\.json$/.exec(key) ?? [];
      return version && Version.safeParse(version).success ? [{ version, modifiedAt }] : [];
    });
    const described = releases.map(async ({ version, modifiedAt }): Promise<Publication> => {
      const note = await objects.read(publicationKey(remote, version));
      if (!note) return { version, by: '', note: '', at: new Date(modifiedAt).toISOString() };
      return { version, ...parseJson(PublicationFile, note.bytes, `publication of ${remote}@${version}`) };
    });
    return (await Promise.all(described)).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  }

  const fileKey = ({ name, version }: Release, path: string) => `${folderOf(name, version)}/${path}`;

  async function addFiles(release: SignedRelease, read: ReadFile): Promise<void> {
    for (const [path, { integrity }] of Object.entries(release.files)) {
      const bytes = await readGenuine(release, path, read);
      if (await objects.create(fileKey(release, path), bytes)) continue;
      const kept = await objects.read(fileKey(release, path));
      if (!kept || !hasIntegrity(kept.bytes, integrity)) throw otherBytes(release);
    }
  }

  /** Writes anew what has been lost or damaged of a published version. */
  async function mendFiles(release: SignedRelease, read: ReadFile): Promise<void> {
    for (const [path, { integrity }] of Object.entries(release.files)) {
      const kept = await objects.read(fileKey(release, path)).catch(unlessDamaged);
      if (kept && hasIntegrity(kept.bytes, integrity)) continue;
      await objects.replace(fileKey(release, path), await readGenuine(release, path, read));
    }
  }

  async function reconcile(offered: SignedRelease): Promise<Added | undefined> {
    const stored = await find(offered.name, offered.version);
    if (!stored) return undefined;
    if (contentOf(stored.release) !== contentOf(offered)) throw otherBytes(offered);
    if (keepsSignature(stored.release, offered)) return 'already-there';
    const key = releaseKey(offered.name, offered.version);
    if (await objects.replace(key, jsonBytes(offered), stored.tag)) return 'signed-again';
    throw new ReleaseError(
      'conflict',
      `${idOf(offered)} was just signed by somebody else. Repeat the command.`,
    );
  }

  return {
    ...createChannelLog(objects),

    async readRelease(name, version) {
      const stored = await find(name, version);
      if (stored) return stored.release;
      throw new ReleaseError('not-found', `There is no ${name}@${version} in the store.`);
    },

    async readFile(name, version, path) {
      const object = await objects.read(`${folderOf(name, version)}/${filePath(path)}`);
      if (object) return object.bytes;
      throw new ReleaseError('not-found', `${path} of ${name}@${version} is missing from the store.`);
    },

    async add(release, read, note) {
      const known = await reconcile(release);
      if (known) {
        await mendFiles(release, read);
        return known;
      }
      await addFiles(release, read);
      const publication = { ...note, at: new Date().toISOString() };
      await objects.create(publicationKey(release.name, release.version), jsonBytes(publication));
      const created = await objects.create(releaseKey(release.name, release.version), jsonBytes(release));
      return created ? 'added' : ((await reconcile(release)) ?? 'added');
    },

    publications: published,
    versions: async (remote) => (await published(remote)).map(({ version }) => version),

    async remotes() {
      const entries = await objects.list('releases/');
      const names = entries.flatMap(
        ({ key }) => /^releases\/([^/]+)\/[^/]+\/release\.json$/.exec(key)?.[1] ?? [],
      );
      return [...new Set(names)].sort();
    },

    async unfinished() {
      const begun = new Map<string, Unfinished>();
      const done = new Set<string>();
      for (const { key, modifiedAt } of await objects.list('releases/')) {
        const [, remote, version, file] = /^releases\/([^/]+)\/([^/]+)\/(.+)$/.exec(key) ?? [];
        if (!remote || !version || !Version.safeParse(version).success) continue;
        const id = `${remote}@${version}`;
        if (file === 'release.json') done.add(id);
        begun.set(id, {
          remote,
          version,
          writtenAt: Math.max(begun.get(id)?.writtenAt ?? 0, modifiedAt),
        });
      }
      return [...begun].filter(([id]) => !done.has(id)).map(([, unfinished]) => unfinished);
    },

    async removeLitter(before) {
      const litter = await objects.litter();
      await objects.remove(litter.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key));
    },

    async removeVersion(remote, version) {
      const entries = await objects.list(`${folderOf(remote, version)}/`);
      // Without its release.json the version is gone for everybody, even if what follows is interrupted.
      await objects.remove([releaseKey(remote, version)]);
      await objects.remove(entries.map(({ key }) => key));
    },
  };
}

/** A file of a release that is being published, provided it is what `release.json` says. */
async function readGenuine(release: Release, path: string, read: ReadFile): Promise<Uint8Array> {
  const expected = release.files[path];
  const bytes = await read(path);
  if (expected && bytes.length === expected.bytes && hasIntegrity(bytes, expected.integrity)) return bytes;
  throw new ReleaseError(
    'refused',
    `${path} of ${idOf(release)} has changed since the build. Run \`release build\` again.`,
  );
}

/** What cannot be read because it is not what it should be is as good as missing. */
function unlessDamaged(error: unknown): undefined {
  if (error instanceof ReleaseError && error.code === 'unreadable') return undefined;
  throw error;
}

/** Everything of a release that may never differ between two publications; commit and signature may. */
function contentOf({ signature: _signature, gitSha: _gitSha, ...content }: Release): string {
  return canonicalJson(content);
}

/** The same key need not sign twice: a build of the same bytes from a later commit is the version that we have. */
function keepsSignature(stored: Release, offered: SignedRelease): boolean {
  if (stored.signature?.key !== offered.signature.key) return false;
  return stored.gitSha !== offered.gitSha || stored.signature.value === offered.signature.value;
}

function otherBytes(release: Release): ReleaseError {
  return new ReleaseError(
    'conflict',
    `${idOf(release)} is already published with other bytes. A version is never overwritten: build again under a new version.`,
  );
}
