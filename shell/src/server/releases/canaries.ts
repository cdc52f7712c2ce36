import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import { resolveVersion, type Channel } from '@kaadu/releases';
import type { Admission } from './admission';

/** The versions that some visitors get instead of the stable ones. */
export class Canaries {
  readonly #admission: Admission;
  #admitted: ReadonlyMap<RemoteName, LoadedRemote> = new Map();

  constructor(admission: Admission) {
    this.#admission = admission;
  }

  get all(): readonly LoadedRemote[] {
    return [...this.#admitted.values()];
  }

  /** Takes the channel's canaries that load and render; one that does not is nobody's. */
  async admit(channel: Channel): Promise<void> {
    const admitted = new Map<RemoteName, LoadedRemote>();
    for (const name of remoteNames) {
      const version = channel.remotes[name]?.canary?.version;
      if (!version || this.#admission.isTakenOut(name, version)) continue;
      const known = this.#admitted.get(name);
      const canary =
        known?.release.version === version ? known : await this.#admission.tryOut(name, version, 'no canary');
      if (canary) admitted.set(name, canary);
    }
    this.#admitted = admitted;
  }

  /** Those that a visitor is among (see `resolveVersion`). */
  of(visitorId: string, channel: Channel): (readonly [RemoteName, LoadedRemote])[] {
    return [...this.#admitted].filter(
      ([name, { release }]) => resolveVersion(channel, name, visitorId) === release.version,
    );
  }
}
