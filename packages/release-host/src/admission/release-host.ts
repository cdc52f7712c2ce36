import { messageOf, type ReleaseSource, type ReleaseTrust } from '@kaadu/federation/release';
import { readVerified, ReleaseRefused, type VerifiedRelease } from '@kaadu/federation/server';
import { ReleaseError } from '@kaadu/release-core';
import pTimeout from 'p-timeout';
import type { BannedVersions } from './banned-versions';

/** Renderers that run the code of versions: a pool of render workers, or this process. */
export interface VersionRenderers {
  /** Evaluates a version and smoke-tests it, isolated from visitors. @throws ReleaseRefused */
  smokeTest(verified: VerifiedRelease): Promise<void>;
  /** Loads a version that passed its smoke test into all renderers for visitors. @throws ReleaseRefused */
  load(name: string, version: string): Promise<void>;
  evict(name: string, version: string): void;
}

export interface ReleaseHostOptions {
  readonly source: ReleaseSource;
  /** Decides which releases are accepted. */
  readonly trust: ReleaseTrust;
  readonly renderers: VersionRenderers;
  readonly banned: Pick<BannedVersions, 'reasonOf'>;
  /** Timeout of reading and verifying a version, in milliseconds. */
  readonly readTimeoutMs?: number;
  /** Wraps the reading and the smoke test of a version, for example in a span of a trace. */
  readonly whileLoading?: <Value>(
    name: string,
    version: string,
    work: () => Promise<Value>,
  ) => Promise<Value>;
}

/** Versions that this process can render with. */
export interface VersionHost {
  /**
   * Reads, verifies and smoke-tests a version, and loads it into all render workers. Concurrent calls for one version share
   * the work.
   * @throws ReleaseRefused naming remote, version and cause
   */
  load(name: string, version: string): Promise<VerifiedRelease>;
  /** Loads a version like `load`, but into the standby worker only. @throws ReleaseRefused */
  loadForPreview(name: string, version: string): Promise<VerifiedRelease>;
  /** Returns a version that all workers hold. */
  held(name: string, version: string): VerifiedRelease | undefined;
  /** Forgets a version, so that its memory can be reclaimed. */
  evict(name: string, version: string): void;
  /** Forgets every version but these; versions that are still loading stay. */
  evictExcept(wanted: ReadonlySet<VerifiedRelease>): void;
}

interface Entry {
  readonly tested: Promise<VerifiedRelease>;
  everywhere?: Promise<VerifiedRelease>;
  /** Set once it has passed its smoke test. */
  release?: VerifiedRelease;
  isHeld: boolean;
}

/** Loads versions into the render workers. Nothing of a version is evaluated before all of its files are verified. */
export class ReleaseHost implements VersionHost {
  readonly #options: ReleaseHostOptions;
  readonly #entries = new Map<string, Entry>();

  constructor(options: ReleaseHostOptions) {
    this.#options = options;
  }

  load(name: string, version: string): Promise<VerifiedRelease> {
    const entry = this.#entry(name, version);
    entry.everywhere ??= this.#loadEverywhere(entry, name, version);
    return entry.everywhere;
  }

  loadForPreview(name: string, version: string): Promise<VerifiedRelease> {
    return this.#entry(name, version).tested;
  }

  held(name: string, version: string): VerifiedRelease | undefined {
    const entry = this.#entries.get(idOf(name, version));
    return entry?.isHeld ? entry.release : undefined;
  }

  evict(name: string, version: string): void {
    if (this.#entries.delete(idOf(name, version))) this.#options.renderers.evict(name, version);
  }

  evictExcept(wanted: ReadonlySet<VerifiedRelease>): void {
    for (const { release, isHeld, everywhere } of this.#entries.values()) {
      const isLoading = everywhere !== undefined && !isHeld;
      if (release && !isLoading && !wanted.has(release))
        this.evict(release.release.name, release.release.version);
    }
  }

  #entry(name: string, version: string): Entry {
    const id = idOf(name, version);
    const known = this.#entries.get(id);
    if (known) return known;
    const entry: Entry = { tested: this.#smokeTest(name, version), isHeld: false };
    this.#entries.set(id, entry);
    entry.tested.then(
      (release) => (entry.release = release),
      () => this.#entries.get(id) === entry && this.#entries.delete(id),
    );
    return entry;
  }

  async #smokeTest(name: string, version: string): Promise<VerifiedRelease> {
    const { source, trust, renderers, banned, readTimeoutMs = 5000 } = this.#options;
    const { whileLoading = (_name, _version, work) => work() } = this.#options;
    const ban = banned.reasonOf(name, version);
    if (ban) throw new ReleaseRefused(name, version, ban);
    return whileLoading(name, version, async () => {
      const late = `it could not be read within ${readTimeoutMs} ms`;
      const cause = new ReleaseError('unavailable', late);
      const verified = await pTimeout(readVerified(source, trust, name, version), {
        milliseconds: readTimeoutMs,
        message: new ReleaseRefused(name, version, late, { cause }),
      });
      await renderers.smokeTest(verified);
      return verified;
    });
  }

  async #loadEverywhere(entry: Entry, name: string, version: string): Promise<VerifiedRelease> {
    const release = await entry.tested;
    try {
      await this.#options.renderers.load(name, version);
    } catch (error) {
      this.evict(name, version);
      if (error instanceof ReleaseRefused) throw error;
      throw new ReleaseRefused(name, version, messageOf(error), { cause: error });
    }
    entry.isHeld = true;
    return release;
  }
}

function idOf(name: string, version: string): string {
  return `${name}@${version}`;
}
