import type { createInstance } from '@module-federation/runtime';
import { reRegister } from '../runtime/re-register';

type Host = ReturnType<typeof createInstance>;

let loads = 0;

/** Entry of a slot without a version. It is never loaded. */
const empty = 'empty';

/**
 * Names under which a Module Federation host holds versions. The runtime identifies a remote by its name and
 * forgets none. Each version therefore occupies a slot until it is evicted. Two versions of a remote run side
 * by side, and the host holds no more slots than it needed at once.
 */
export class RemoteSlots {
  readonly #host: Host;
  readonly #free: string[] = [];
  #count = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Registers an entry and returns the name that it has in the host. */
  async take(entry: string): Promise<string> {
    const slot = this.#free.pop() ?? `slot${(this.#count += 1)}`;
    // The runtime caches entries by name and URL for all hosts of a thread, and must not reuse an earlier
    // one.
    await reRegister(this.#host, { name: slot, entry: `${entry}?load=${(loads += 1)}` });
    return slot;
  }

  /** Makes the host forget what a slot holds. */
  async release(slot: string): Promise<void> {
    await reRegister(this.#host, { name: slot, entry: empty });
    this.#free.push(slot);
  }
}
