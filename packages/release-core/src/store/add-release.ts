import { hasIntegrity } from '@kaadu/federation/integrity';
import {
  canonicalJson,
  isDescription,
  isDirtyCommit,
  type Release,
  type SignedRelease,
} from '@kaadu/federation/release';
import { ReleaseError } from '../errors';
import { jsonBytes, parseJson } from './json';
import type { ObjectStore } from './objects';
import { PublicationFile, type PublicationNote } from './publication';
import { fileKey, publicationKey, releaseKey } from './release-layout';
import { findRelease } from './read-release';
import { idOf, type AddResult, type ReadFile } from './release-store';

/**
 * Adds a release to a store. `release.json` is written last: the version does not exist before it does.
 * @throws ReleaseError see `ReleaseStore.add`
 */
export async function addRelease(
  objects: ObjectStore,
  release: SignedRelease,
  read: ReadFile,
  note: PublicationNote,
): Promise<AddResult> {
  const existing = await reconcile(objects, release);
  if (existing) {
    if (existing.isIdentical) await repairFiles(objects, release, read);
    return existing.result;
  }
  await addFiles(objects, release, read);
  const publication: PublicationFile = { ...note, at: new Date().toISOString(), gitSha: release.gitSha };
  await objects.create(publicationKey(release.name, release.version), jsonBytes(publication));
  const created = await objects.create(releaseKey(release.name, release.version), jsonBytes(release));
  if (created) return 'added';
  const first = await reconcile(objects, release);
  if (first) return first.result;
  throw new ReleaseError(
    'conflict',
    `Another process added and removed ${idOf(release)} at the same time. Repeat the command.`,
  );
}

interface Reconciled {
  readonly result: AddResult;
  /** False when the stored release has another manifest or other declarations, which it then keeps. */
  readonly isIdentical: boolean;
}

/** Compares a release with the stored one of the same version, if there is one, and updates its signature. */
async function reconcile(objects: ObjectStore, offered: SignedRelease): Promise<Reconciled | undefined> {
  const stored = await findRelease(objects, offered.name, offered.version);
  if (!stored) return undefined;
  if (contentOf(stored.release) !== contentOf(offered)) {
    if (contentOf(codeOf(stored.release)) !== contentOf(codeOf(offered))) throw differentBytes(offered);
    return { result: 'already-there', isIdentical: false };
  }
  if (keepsSignature(stored.release, offered)) return { result: 'already-there', isIdentical: true };
  const key = releaseKey(offered.name, offered.version);
  if (await objects.replace(key, jsonBytes(offered), stored.tag)) {
    if (stored.release.gitSha !== offered.gitSha) await recordCommit(objects, offered);
    return { result: 'signed-again', isIdentical: true };
  }
  throw new ReleaseError(
    'conflict',
    `Another process signed ${idOf(offered)} at the same time. Repeat the command.`,
  );
}

/** Returns a release without its descriptive files. */
function codeOf(release: Release): Release {
  const files = Object.entries(release.files).filter(([path]) => !isDescription(path));
  return { ...release, files: Object.fromEntries(files) };
}

/** Records the commit for the list of versions, which shows the one of `release.json`. */
async function recordCommit(objects: ObjectStore, { name, version, gitSha }: SignedRelease): Promise<void> {
  const key = publicationKey(name, version);
  const stored = await objects.read(key);
  if (!stored) return;
  const publication = parseJson(
    PublicationFile,
    stored.bytes,
    `publication of ${name}@${version} in the store`,
  );
  await objects.replace(key, jsonBytes({ ...publication, gitSha }), stored.tag);
}

async function addFiles(objects: ObjectStore, release: SignedRelease, read: ReadFile): Promise<void> {
  for (const [path, { integrity }] of Object.entries(release.files)) {
    const bytes = await readVerified(release, path, read);
    if (await objects.create(fileKey(release, path), bytes)) continue;
    const stored = await objects.read(fileKey(release, path));
    if (!stored || !hasIntegrity(stored.bytes, integrity)) throw differentBytes(release);
  }
}

/** Restores lost or damaged files of a published version. */
async function repairFiles(objects: ObjectStore, release: SignedRelease, read: ReadFile): Promise<void> {
  for (const [path, { integrity }] of Object.entries(release.files)) {
    const stored = await objects.read(fileKey(release, path)).catch(undefinedIfUnreadable);
    if (stored && hasIntegrity(stored.bytes, integrity)) continue;
    await objects.replace(fileKey(release, path), await readVerified(release, path, read));
  }
}

/** Reads a file of a release that is being published and verifies it against `release.json`. */
async function readVerified(release: Release, path: string, read: ReadFile): Promise<Uint8Array> {
  const expected = release.files[path];
  const bytes = await read(path);
  if (expected && bytes.length === expected.bytes && hasIntegrity(bytes, expected.integrity)) return bytes;
  throw new ReleaseError(
    'refused',
    `${path} of ${idOf(release)} has changed since the build. Run \`release build\` again.`,
  );
}

/** Treats an unreadable file as a missing one, so that it is repaired. */
function undefinedIfUnreadable(error: unknown): undefined {
  if (error instanceof ReleaseError && error.code === 'unreadable') return undefined;
  throw error;
}

/** Returns the content that two publications of one version must share: everything but commit and signature. */
function contentOf({ signature: _signature, gitSha: _gitSha, ...content }: Release): string {
  return canonicalJson(content);
}

/**
 * Whether the stored version keeps its signature. It does when a later commit with the same key gives the same bytes,
 * unless the stored build is not reproducible and the offered one is a clean commit.
 */
function keepsSignature(stored: Release, offered: SignedRelease): boolean {
  if (stored.signature?.key !== offered.signature.key) return false;
  if (isDirtyCommit(stored.gitSha) && offered.gitSha !== null && !isDirtyCommit(offered.gitSha)) return false;
  return stored.gitSha !== offered.gitSha || stored.signature.value === offered.signature.value;
}

function differentBytes(release: Release): ReleaseError {
  return new ReleaseError(
    'conflict',
    `${idOf(release)} is already published with different bytes. A version is never overwritten: build it again under a new version.`,
  );
}
