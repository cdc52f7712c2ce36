import { hasIntegrity } from '../integrity/index';
import { messageOf, type Release, type ReleaseSource, type ReleaseTrust } from '../release/index';
import type { ServerEntry } from './evaluate';

/**
 * A release whose files have all been read and verified against `release.json`. None of its code has run yet.
 */
export interface VerifiedRelease {
  readonly release: Release;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Returns the files of a verified release that the server renders with. A client-rendered release has an
 * empty entry.
 * @throws Error when the release lists no such file
 */
export function serverEntryOf({ release, files }: VerifiedRelease): ServerEntry {
  const styles = styleSheetsOf(files);
  if (!release.server) return { release, entry: new Uint8Array(), styles };
  const entry = files.get(release.server.entry);
  if (!entry) throw new Error(`${release.server.entry} is missing`);
  return { release, entry, styles };
}

function styleSheetsOf(files: VerifiedRelease['files']): Record<string, string> {
  const sheets = [...files].filter(([path]) => path.startsWith('web/') && path.endsWith('.css'));
  return Object.fromEntries(sheets.map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]));
}

/**
 * Thrown when a release is not accepted. The message names remote, version and cause, so a log line needs
 * nothing else.
 */
export class ReleaseRefused extends Error {
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${remote}@${version} refused: ${reason}`, options);
    this.name = 'ReleaseRefused';
  }
}

/**
 * Reads a release with all its files. Verifies its signature, then the size and sha384 of each file, before
 * any of it is evaluated or served.
 * @throws ReleaseRefused without a trusted signature, or naming the first missing or modified file
 */
export async function readVerified(
  source: ReleaseSource,
  trust: ReleaseTrust,
  name: string,
  version: string,
): Promise<VerifiedRelease> {
  const release = await readTrustedRelease(source, trust, name, version);
  const files = await Promise.all(
    Object.keys(release.files).map(
      async (path) => [path, await readReleasedFile(source, release, path)] as const,
    ),
  );
  return { release, files: new Map(files) };
}

/** Reads `release.json` and verifies its signature. @throws ReleaseRefused */
export async function readTrustedRelease(
  source: ReleaseSource,
  trust: ReleaseTrust,
  name: string,
  version: string,
): Promise<Release> {
  try {
    const release = await source.readRelease(name, version);
    if (release.name !== name || release.version !== version) {
      throw new Error(`release.json is of ${release.name}@${release.version}`);
    }
    trust.verify(release);
    return release;
  } catch (error) {
    throw new ReleaseRefused(name, version, messageOf(error), { cause: error });
  }
}

/** Reads a file of a release and verifies its size and sha384. @throws ReleaseRefused */
export async function readReleasedFile(
  source: ReleaseSource,
  release: Release,
  path: string,
): Promise<Uint8Array> {
  const bytes = await readBytes(source, release, path);
  const expected = release.files[path];
  if (!expected || bytes.length !== expected.bytes || !hasIntegrity(bytes, expected.integrity)) {
    throw new ReleaseRefused(release.name, release.version, `${path} is not the file that was released`);
  }
  return bytes;
}

async function readBytes(source: ReleaseSource, release: Release, path: string): Promise<Uint8Array> {
  try {
    return await source.readFile(release.name, release.version, path);
  } catch (error) {
    throw new ReleaseRefused(release.name, release.version, `${path} cannot be read: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
