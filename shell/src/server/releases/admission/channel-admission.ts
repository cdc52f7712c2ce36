import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import type { Channel } from '@kaadu/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSelection } from '../selection/release-selection';
import type { Admission } from './admission';
import type { BlockedVersions } from './blocked-versions';

export interface ChannelAdmissionOptions {
  readonly admission: Admission;
  readonly blocked: BlockedVersions;
  readonly selection: ReleaseSelection;
  /** The channel's earlier states, newest first: where a process that has just started finds its fallback versions. */
  readonly history: () => Promise<readonly Channel[]>;
  readonly log: FastifyBaseLogger;
}

/** Admits what a channel names, and fallback versions from its history. */
export class ChannelAdmission {
  readonly #options: ChannelAdmissionOptions;
  /** Versions of the history that were refused: they are not tried at every change of the channel. */
  readonly #refused = new Set<string>();

  constructor(options: ChannelAdmissionOptions) {
    this.#options = options;
  }

  /** A version of each remote: the channel's stable one where it is admitted, else the last good one, if any. */
  async admitStable(channel: Channel): Promise<Map<RemoteName, LoadedRemote>> {
    const { fallbacks } = this.#options.selection;
    const remotes = new Map<RemoteName, LoadedRemote>();
    await Promise.all(
      remoteNames.map(async (name) => {
        const version = channel.remotes[name]?.stable;
        const admitted = version && (await this.#admitOrKeep(name, version));
        if (admitted) remotes.set(name, admitted);
      }),
    );
    const missing = remoteNames.filter((name) => channel.remotes[name] && !remotes.has(name));
    await this.findFallbacks(missing);
    for (const name of missing) {
      const fallback = fallbacks.get(name);
      if (fallback) remotes.set(name, fallback);
    }
    return remotes;
  }

  /** The channel's canaries that load and render; no visitor gets the others. */
  async admitCanaries(channel: Channel): Promise<Map<RemoteName, LoadedRemote>> {
    const { admission, blocked, selection } = this.#options;
    const canaries = new Map<RemoteName, LoadedRemote>();
    for (const name of remoteNames) {
      const version = channel.remotes[name]?.canary?.version;
      if (!version || blocked.has(name, version)) continue;
      const current = selection.canaries.get(name);
      const canary =
        current?.release.version === version
          ? current
          : await admission.admit(name, version, 'nobody gets this canary');
      if (canary) canaries.set(name, canary);
    }
    return canaries;
  }

  /** Looks for fallback versions of some remotes in the channel's history; a remote may stay without one. */
  async findFallbacks(names: readonly RemoteName[]): Promise<void> {
    if (names.length === 0) return;
    const { history, log } = this.#options;
    try {
      const states = await history();
      for (const name of names) await this.#findFallback(name, states);
    } catch (error) {
      log.warn({ err: error }, 'the channel history cannot be read: a failing version has no fallback');
    }
  }

  /** The version if it is admitted; else the one that serves now or its fallback, if any. */
  async #admitOrKeep(name: RemoteName, version: string): Promise<LoadedRemote | undefined> {
    const { admission, blocked, selection } = this.#options;
    const current = selection.live.remotes.get(name);
    const others = [current, selection.fallbacks.get(name)].filter((other) => other !== undefined);
    const kept = others.find(({ release }) => !blocked.has(name, release.version)) ?? current;
    if (blocked.has(name, version)) return kept;
    if (current?.release.version === version) return current;
    const consequence = kept ? `${name}@${kept.release.version} stays` : 'its stand-in is shown';
    return (await admission.admit(name, version, consequence)) ?? kept;
  }

  /** Admits the newest version of the history that is not live, not blocked and not known to be refused. */
  async #findFallback(name: RemoteName, history: readonly Channel[]): Promise<void> {
    const { admission, blocked, selection } = this.#options;
    const earlier = new Set(history.map(({ remotes }) => remotes[name]?.stable));
    earlier.delete(selection.live.versions[name]);
    for (const version of earlier) {
      const id = `${name}@${version}`;
      if (!version || this.#refused.has(id) || blocked.has(name, version)) continue;
      const admitted = await admission.admit(name, version, 'it cannot be a fallback either');
      if (admitted) return selection.fallbacks.set(name, admitted);
      this.#refused.add(id);
    }
  }
}
