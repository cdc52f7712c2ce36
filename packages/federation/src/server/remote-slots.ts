import type { createInstance } from '@module-federation/enhanced/runtime';
import { reRegister } from '../runtime/re-register';

type Host = ReturnType<typeof createInstance>;

let loads = 0;

/** The entry of a slot without a version: nothing loads it. */
const empty = 'empty';

/**
 * Names under which a Module Federation host holds versions. The runtime knows a remote by its name and forgets none, so each
 * version takes a slot of its own, and gives it back when it is evicted: two versions of a remote run side by side, and
 * the host holds no more than it had at once.
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
    // The runtime keeps entries by name and address for all hosts of a thread, and must not take one of before.
    await reRegister(this.#host, { name: slot, entry: `${entry}?load=${(loads += 1)}` });
    return slot;
  }

  /** Makes the host forget what a slot holds. */
  async release(slot: string): Promise<void> {
    await reRegister(this.#host, { name: slot, entry: empty });
    this.#free.push(slot);
  }
}
