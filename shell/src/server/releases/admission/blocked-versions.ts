import type { LoadedRemote } from '@kaadu/federation/server';

/** Versions that must not serve while another version of their remote can. */
export class BlockedVersions {
  readonly #failing = new Set<string>();
  #untrusted: ReadonlySet<string> = new Set();

  has(name: string, version: string): boolean {
    const id = idOf(name, version);
    return this.#failing.has(id) || this.#untrusted.has(id);
  }

  /** The version fails its visitors. @returns false when it was already blocked for that */
  block(name: string, version: string): boolean {
    const id = idOf(name, version);
    if (this.#failing.has(id)) return false;
    this.#failing.add(id);
    return true;
  }

  /** Somebody put the version on the channel again: it gets another chance. */
  unblock(name: string, version: string): void {
    this.#failing.delete(idOf(name, version));
  }

  /** These, and no others, have a signature that no trusted key made. */
  setUntrusted(remotes: readonly LoadedRemote[]): void {
    this.#untrusted = new Set(remotes.map(({ release }) => idOf(release.name, release.version)));
  }
}

function idOf(name: string, version: string): string {
  return `${name}@${version}`;
}
