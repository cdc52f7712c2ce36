import type { VerifiedRelease } from '@kaadu/federation/server';
import { type Channel, goodVersionsBefore } from '@kaadu/release-core';
import type { HostLog } from '../host-log';
import type { ReleaseSelection } from '../selection/release-selection';
import type { Admissions } from './admissions';
import type { BlockedVersions } from './blocked-versions';
import type { VersionHost } from './release-host';

export interface ChannelVersionsOptions {
  readonly admissions: Admissions;
  readonly blocked: BlockedVersions;
  readonly selection: ReleaseSelection;
  readonly host: Pick<VersionHost, 'held'>;
  /** Returns the states of the channel, newest first. */
  readonly history: () => Promise<readonly Channel[]>;
  readonly log: HostLog;
}

/** Admits the versions of a channel, and selects the ones that serve. */
export class ChannelVersions {
  readonly #options: ChannelVersionsOptions;
  /** Previous versions that were refused and are not retried at every change of the channel. */
  readonly #refusedPreviousVersions = new Set<string>();

  constructor(options: ChannelVersionsOptions) {
    this.#options = options;
  }

  /** Admits all versions of a channel independently. @param onAdmitted called after each */
  async admit(channel: Channel, onAdmitted: () => Promise<void>): Promise<void> {
    const { admissions, blocked, host } = this.#options;
    const wanted = this.#versionsOf(channel);
    admissions.forgetExcept(({ remote, version }) =>
      wanted.some((each) => each.name === remote && each.version === version),
    );
    const admitted = await Promise.all(
      wanted
        .filter(({ name, version }) => !blocked.has(name, version) && !host.held(name, version))
        .map(async ({ name, version, isCanary }) => {
          const consequence = isCanary ? 'no visitor gets this canary' : this.#consequence(name);
          const isAdmitted = await admissions.admit(name, version, consequence);
          if (isAdmitted) await onAdmitted();
        }),
    );
    if (admitted.length > 0) await this.#admitReplacements(channel);
  }

  /** Returns a version of each remote: the channel's stable one if it is admitted, else the last good one, if any. */
  stable(channel: Channel): Map<string, VerifiedRelease> {
    const { blocked, host } = this.#options;
    const remotes = new Map<string, VerifiedRelease>();
    for (const [name, { stable }] of Object.entries(channel.remotes)) {
      const wanted = blocked.has(name, stable) ? undefined : host.held(name, stable);
      const chosen = wanted ?? this.#servingVersion(name);
      if (chosen) remotes.set(name, chosen);
    }
    return remotes;
  }

  /** Returns the admitted canaries of the channel; no visitor gets the others. */
  canaries(channel: Channel): Map<string, VerifiedRelease> {
    const { blocked, host } = this.#options;
    const canaries = new Map<string, VerifiedRelease>();
    for (const { name, version, isCanary } of this.#versionsOf(channel)) {
      const held = isCanary && !blocked.has(name, version) ? host.held(name, version) : undefined;
      if (held) canaries.set(name, held);
    }
    return canaries;
  }

  /** Admits a previous version for each live version that has none, in advance. @returns the remotes that have one now */
  async admitPreviousVersions(channel: Channel): Promise<string[]> {
    const { previousVersions, live } = this.#options.selection;
    const missing = previousVersions.missingFor(live);
    await this.#findPreviousVersions(missing, channel);
    return missing.filter((name) => previousVersions.get(name));
  }

  /** Admits a version of the history for remotes whose version was refused and that have no other. */
  async #admitReplacements(channel: Channel): Promise<void> {
    const serving = this.stable(channel);
    const missing = Object.keys(channel.remotes).filter((name) => !serving.has(name));
    await this.#findPreviousVersions(missing, channel);
  }

  async #findPreviousVersions(names: readonly string[], channel: Channel): Promise<void> {
    if (names.length === 0) return;
    const { history, log } = this.#options;
    try {
      const states = await history();
      const isListed = states.some(({ revision }) => revision === channel.revision);
      const complete = isListed ? states : [channel, ...states];
      await Promise.all(names.map((name) => this.#findPreviousVersion(name, complete)));
    } catch (error) {
      log.warn(
        { err: error },
        'the channel history cannot be read: a failing version has no previous version',
      );
    }
  }

  /** Admits the newest good version of the history that is not live and not blocked. */
  async #findPreviousVersion(name: string, history: readonly Channel[]): Promise<void> {
    const { admissions, blocked, host, selection } = this.#options;
    const stables = history.map(({ remotes }) => remotes[name]?.stable);
    for (const version of goodVersionsBefore(stables)) {
      const id = `${name}@${version}`;
      if (selection.live.versions[name] === version || blocked.has(name, version)) continue;
      if (this.#refusedPreviousVersions.has(id)) continue;
      if (await admissions.admit(name, version, 'it cannot be a previous version either')) {
        const held = host.held(name, version);
        if (held) return selection.previousVersions.set(name, held);
      }
      this.#refusedPreviousVersions.add(id);
    }
  }

  /** Returns the version that serves while the wanted one does not: the live one or its previous version. */
  #servingVersion(name: string): VerifiedRelease | undefined {
    const { blocked, selection } = this.#options;
    const current = selection.live.remotes.get(name);
    const others = [current, selection.previousVersions.get(name)].filter((other) => other !== undefined);
    const good = others.find(({ release }) => !blocked.has(name, release.version));
    return good ?? others.find(({ release }) => !blocked.isBanned(name, release.version));
  }

  #consequence(name: string): string {
    const serving = this.#servingVersion(name);
    return serving ? `${name}@${serving.release.version} stays` : 'its fallback is shown';
  }

  #versionsOf({ remotes }: Channel): WantedVersion[] {
    return Object.entries(remotes).flatMap(([name, { stable, canary }]) => [
      { name, version: stable, isCanary: false },
      ...(canary ? [{ name, version: canary.version, isCanary: true }] : []),
    ]);
  }
}

interface WantedVersion {
  readonly name: string;
  readonly version: string;
  readonly isCanary: boolean;
}
