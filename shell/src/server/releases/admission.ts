import type { RemoteName } from '@kaadu/contracts';
import { messageOf, type LoadedRemote, type RemoteHost } from '@kaadu/federation/server';
import { ReleaseError } from '@kaadu/releases';
import type { FastifyBaseLogger } from 'fastify';
import { releaseAttributes, traced } from '../tracing/spans';
import type { VersionHealth } from './version-health';

export interface AdmissionOptions {
  readonly host: RemoteHost;
  /** Renders a remote's slots and throws when one fails. */
  readonly trialRender: (name: RemoteName, remote: LoadedRemote) => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly health: VersionHealth;
}

/** Lets versions in: what is verified, evaluated and rendered on trial, and has not failed its visitors since. */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #takenOut = new Set<string>();
  #untrusted: ReadonlySet<string> = new Set();

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /** The version is not to serve while another can. @returns false when that was known */
  takeOut(name: RemoteName, version: string): boolean {
    const key = `${name}@${version}`;
    if (this.#takenOut.has(key)) return false;
    this.#takenOut.add(key);
    return true;
  }

  /** Somebody put the version on the channel anew: it gets another chance. */
  pardon(name: string, version: string): void {
    this.#takenOut.delete(`${name}@${version}`);
  }

  /** These, and no others, are signed by nobody who is trusted. */
  distrust(remotes: readonly LoadedRemote[]): void {
    this.#untrusted = new Set(remotes.map(({ release }) => `${release.name}@${release.version}`));
  }

  /** The version must not serve while another one can. */
  isTakenOut(name: RemoteName, version: string): boolean {
    const key = `${name}@${version}`;
    return this.#takenOut.has(key) || this.#untrusted.has(key);
  }

  /**
   * Loads a version and renders it on trial; undefined, with a line in the log, when it fails either.
   * @param instead what serves then, for the log
   */
  async tryOut(name: RemoteName, version: string, instead: string): Promise<LoadedRemote | undefined> {
    const { host, trialRender, log, health } = this.#options;
    try {
      const loaded = await traced('release load', releaseAttributes(name, version), async () => {
        const remote = await host.load(name, version);
        await trialRender(name, remote);
        return remote;
      });
      health.loaded({ remote: name, version, failed: false });
      return loaded;
    } catch (error) {
      // That the store does not answer says nothing about the version.
      if (!isStoreDown(error)) health.loaded({ remote: name, version, failed: true });
      log.error({ remote: name, version, cause: messageOf(error) }, `release not let in: ${instead}`);
      host.evict(name, version);
      return undefined;
    }
  }
}

function isStoreDown(error: unknown): boolean {
  if (error instanceof ReleaseError) return error.code === 'unavailable';
  return error instanceof Error && error.cause !== undefined && isStoreDown(error.cause);
}
