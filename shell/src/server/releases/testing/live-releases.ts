import { ReleaseRefused, type LoadedRemote, type RemoteHost } from '@kaadu/federation/server';
import type { Channel } from '@kaadu/releases';
import Fastify from 'fastify';
import { VersionHealth } from '../health/version-health';
import { LiveReleases } from '../live-releases';
import { loadedRemote } from './loaded-remote';

/** A host that loads every version except those named broken; `loaded` is what it has not evicted. */
function fakeHost(broken: ReadonlySet<string>) {
  const loaded = new Map<string, LoadedRemote>();
  const host: RemoteHost = {
    async load(name, version) {
      const id = `${name}@${version}`;
      if (broken.has(id)) throw new ReleaseRefused(name, version, 'broken for the test');
      const remote = loaded.get(id) ?? loadedRemote(name, version);
      loaded.set(id, remote);
      return remote;
    },
    evict: (name, version) => void loaded.delete(`${name}@${version}`),
    evictExcept(wanted) {
      for (const [id, remote] of loaded) if (!wanted.has(remote)) loaded.delete(id);
    },
    get size() {
      return loaded.size;
    },
  };
  return { host, loaded };
}

/** A state of a channel without canaries. */
export function channelState(revision: number, versions: Readonly<Record<string, string>>): Channel {
  const remotes = Object.fromEntries(Object.entries(versions).map(([name, stable]) => [name, { stable }]));
  return { revision, remotes, by: 'test', reason: 'test', at: new Date(0).toISOString() };
}

export interface LiveReleasesSetup {
  /** `remote@version` of what throws in its trial render. */
  readonly failsTrial?: ReadonlySet<string>;
  /** `remote@version` of what cannot be loaded. */
  readonly broken?: Set<string>;
  readonly retryMs?: number;
  readonly history?: readonly Channel[];
}

/** Live releases on a host without files, with a record of what they do. */
export function setUpLiveReleases({
  failsTrial,
  broken = new Set<string>(),
  retryMs = 1e6,
  history = [],
}: LiveReleasesSetup = {}) {
  const { host, loaded } = fakeHost(broken);
  const log = Fastify({ logger: { level: 'silent' } }).log;
  const logError = jest.spyOn(log, 'error');
  const swapped: string[] = [];
  const warmed: string[] = [];
  const health = new VersionHealth();
  const releases = new LiveReleases({
    host,
    log,
    health,
    trialRender: async (name, { release }) => {
      if (failsTrial?.has(`${name}@${release.version}`)) throw new Error('cannot render');
    },
    retryMs,
    history: async () => history,
    warm: async ({ id }) => void warmed.push(id),
    onSwap: ({ id }) => swapped.push(id),
  });
  return { releases, selection: releases.selection, loaded, logError, swapped, warmed, broken, health };
}
