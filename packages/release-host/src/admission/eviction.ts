import type { VerifiedRelease } from '@kaadu/federation/server';
import type { VersionHost } from './release-host';

/** Evicts unused versions, except while a load is running: the loading version belongs to no set yet. */
export class Eviction {
  readonly #host: Pick<VersionHost, 'evictExcept'>;
  readonly #inUse: () => ReadonlySet<VerifiedRelease>;
  #runningLoads = 0;

  constructor(host: Pick<VersionHost, 'evictExcept'>, inUse: () => ReadonlySet<VerifiedRelease>) {
    this.#host = host;
    this.#inUse = inUse;
  }

  /** Runs work that loads versions, and evicts afterwards. */
  async whileLoading<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#runningLoads += 1;
    try {
      return await work();
    } finally {
      this.#runningLoads -= 1;
      this.evictUnused();
    }
  }

  evictUnused(): void {
    if (this.#runningLoads === 0) this.#host.evictExcept(this.#inUse());
  }
}
