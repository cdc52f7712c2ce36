import { messageOf } from '@kaadu/federation/release';
import { ReleaseError } from '@kaadu/release-core';
import type { HostLog } from '../host-log';
import type { VersionHealth } from '../health/version-health';
import type { VersionHost } from './release-host';

export interface AdmissionsOptions {
  readonly host: Pick<VersionHost, 'load' | 'held'>;
  readonly log: HostLog;
  readonly health: VersionHealth;
}

/** Version that was not admitted. */
export interface RefusedVersion {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

/** Admits versions that are verified and have passed their smoke test. Admissions do not wait for each other. */
export class Admissions {
  readonly #options: AdmissionsOptions;
  readonly #running = new Map<string, Promise<boolean>>();
  readonly #refused = new Map<string, RefusedVersion>();

  constructor(options: AdmissionsOptions) {
    this.#options = options;
  }

  /** Versions that were refused at their last attempt. */
  get refused(): RefusedVersion[] {
    return [...this.#refused.values()];
  }

  /**
   * Loads a version. Returns false, and logs the cause, when it is refused.
   * @param consequence effect of the refusal, for the log
   */
  admit(name: string, version: string, consequence: string): Promise<boolean> {
    if (this.#options.host.held(name, version)) return Promise.resolve(true);
    const id = `${name}@${version}`;
    const running = this.#running.get(id);
    if (running) return running;
    const admission = this.#admit(name, version, consequence).finally(() => this.#running.delete(id));
    this.#running.set(id, admission);
    return admission;
  }

  /** Forgets refusals of versions that are no longer wanted. */
  forgetExcept(wanted: (refused: RefusedVersion) => boolean): void {
    for (const [id, refused] of this.#refused) if (!wanted(refused)) this.#refused.delete(id);
  }

  async #admit(name: string, version: string, consequence: string): Promise<boolean> {
    const { host, log, health } = this.#options;
    const id = `${name}@${version}`;
    try {
      await host.load(name, version);
      health.recordLoad({ remote: name, version, failed: false });
      this.#refused.delete(id);
      return true;
    } catch (error) {
      const reason = messageOf(error);
      // An unavailable store is no evidence about the version.
      if (!isStoreUnavailable(error)) health.recordLoad({ remote: name, version, failed: true });
      log.error({ err: error, remote: name, version, cause: reason }, `release not admitted: ${consequence}`);
      this.#refused.set(id, { remote: name, version, reason });
      return false;
    }
  }
}

function isStoreUnavailable(error: unknown): boolean {
  if (error instanceof ReleaseError) return error.code === 'unavailable';
  return error instanceof Error && error.cause !== undefined && isStoreUnavailable(error.cause);
}
