import { ReleaseRefused, type VerifiedRelease } from '@kaadu/federation/server';
import type { Channel } from '@kaadu/releases';
import Fastify from 'fastify';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BannedVersions } from '../admission/banned-versions';
import type { VersionHost } from '../admission/release-host';
import { VersionRecords } from '../admission/version-records';
import { VersionHealth } from '../health/version-health';
import { LiveReleases } from '../live-releases';
import { verifiedRelease } from './verified-release';

/** A host that loads every version except those named broken; `loaded` is what it has not evicted. */
function fakeHost(broken: ReadonlySet<string>, slow: ReadonlyMap<string, Promise<void>>) {
  const loaded = new Map<string, VerifiedRelease>();
  const load = async (name: string, version: string) => {
    const id = `${name}@${version}`;
    await slow.get(id);
    if (broken.has(id)) throw new ReleaseRefused(name, version, 'broken for the test');
    const remote = loaded.get(id) ?? verifiedRelease(name, version);
    loaded.set(id, remote);
    return remote;
  };
  const host: VersionHost = {
    load,
    loadForPreview: load,
    held: (name, version) => loaded.get(`${name}@${version}`),
    evict: (name, version) => void loaded.delete(`${name}@${version}`),
    evictExcept(wanted) {
      for (const [id, remote] of loaded) if (!wanted.has(remote)) loaded.delete(id);
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
  /** `remote@version` of what cannot be loaded. */
  readonly broken?: Set<string>;
  /** `remote@version` → what its load waits for. */
  readonly slow?: ReadonlyMap<string, Promise<void>>;
  readonly retryMs?: number;
  readonly history?: readonly Channel[];
  /** The data folder, to set up another process on it; default: a new one. */
  readonly folder?: string;
}

/** Live releases on a host without files, with a record of what they do. */
export function setUpLiveReleases({
  broken = new Set<string>(),
  slow = new Map(),
  retryMs = 1e6,
  history = [],
  folder = mkdtempSync(join(tmpdir(), 'live-releases-')),
}: LiveReleasesSetup = {}) {
  const { host, loaded } = fakeHost(broken, slow);
  const log = Fastify({ logger: { level: 'silent' } }).log;
  const logError = jest.spyOn(log, 'error');
  const swapped: string[] = [];
  const warmed: string[] = [];
  const health = new VersionHealth();
  const recordsIn = (name: string) => new VersionRecords(join(folder, name));
  const banned = new BannedVersions(recordsIn('banned'));
  const releases = new LiveReleases({
    host,
    banned,
    blockRecords: recordsIn('blocked'),
    log,
    health,
    retryMs,
    history: async () => history,
    warm: async ({ id }) => void warmed.push(id),
    onSwap: ({ id }) => swapped.push(id),
  });
  return {
    releases,
    selection: releases.selection,
    loaded,
    logError,
    swapped,
    warmed,
    broken,
    health,
    banned,
    folder,
  };
}
