import type { RemoteName } from '@kaadu/contracts';
import { messageOf, type LoadedRemote, type RemoteHost } from '@kaadu/federation/server';
import { ReleaseError } from '@kaadu/releases';
import type { FastifyBaseLogger } from 'fastify';
import { releaseAttributes, traced } from '../../tracing/spans';
import type { VersionHealth } from '../health/version-health';

export interface AdmissionOptions {
  readonly host: Pick<RemoteHost, 'load' | 'evict'>;
  /** Renders a remote's slots; rejects when one fails. */
  readonly trialRender: (name: RemoteName, remote: LoadedRemote) => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly health: VersionHealth;
}

/** Admits versions that are verified, evaluated and rendered on trial. */
export class Admission {
  readonly #options: AdmissionOptions;

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /**
   * Loads a version and renders it on trial; undefined, with a line in the log, when either fails.
   * @param consequence what happens without it, for the log
   */
  async admit(name: RemoteName, version: string, consequence: string): Promise<LoadedRemote | undefined> {
    const { host, trialRender, log, health } = this.#options;
    try {
      const loaded = await traced('release load', releaseAttributes(name, version), async () => {
        const remote = await host.load(name, version);
        await trialRender(name, remote);
        return remote;
      });
      health.recordLoad({ remote: name, version, failed: false });
      return loaded;
    } catch (error) {
      // A store that does not answer says nothing about the version.
      if (!isStoreUnavailable(error)) health.recordLoad({ remote: name, version, failed: true });
      log.error({ remote: name, version, cause: messageOf(error) }, `release not admitted: ${consequence}`);
      host.evict(name, version);
      return undefined;
    }
  }
}

function isStoreUnavailable(error: unknown): boolean {
  if (error instanceof ReleaseError) return error.code === 'unavailable';
  return error instanceof Error && error.cause !== undefined && isStoreUnavailable(error.cause);
}
