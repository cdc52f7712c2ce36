import type { LoadedRemote, RemoteHost } from '@kaadu/federation/server';

/** Evicts the versions that nothing uses, except while a load is running: what it loads belongs to no set yet. */
export class Eviction {
  readonly #host: Pick<RemoteHost, 'evictExcept'>;
  readonly #inUse: () => ReadonlySet<LoadedRemote>;
  #runningLoads = 0;

  constructor(host: Pick<RemoteHost, 'evictExcept'>, inUse: () => ReadonlySet<LoadedRemote>) {
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
