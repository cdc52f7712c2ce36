import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ChannelReleases, FollowedRemote } from '../release/channel-releases';
import { parseVersionName } from '../release/version-name';
import { reRegister } from '../runtime/re-register';
import { fetchReleases, type ReleaseService } from './fetch-releases';
import { integrityPlugin } from './integrity';
import { previousVersionPlugin, type PreviousVersionOptions } from './previous-version';
import { remoteOf } from './release-set';

export interface ReleaseOptions
  extends Omit<ReleaseService, 'timeoutMs'>, Pick<PreviousVersionOptions, 'onPreviousVersion'> {
  /** Timeout of a service request and of loading one entry, in milliseconds. Defaults to 10,000. */
  readonly timeoutMs?: number;
}

type Host = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeRequest']>>[0]['origin'];

/**
 * Makes a Module Federation host follow a channel. A page resolves the live versions for its visitor when it
 * loads the first remote, so promotions, canaries and rollbacks need no build of the host. Entries are loaded
 * with integrity. The previous version replaces one that does not load. Remotes of the channel need not be
 * declared in the host's build; a declared remote of the same name is replaced.
 */
export function releasePlugin({
  onPreviousVersion,
  timeoutMs = 10_000,
  ...service
}: ReleaseOptions): ModuleFederationRuntimePlugin {
  const remotes = new Map<string, FollowedRemote>();
  let following: Promise<void> | undefined;
  const { createScript, loadEntry } = integrityPlugin({
    integrityOf: (name) => integrityOf(remotes, name),
    timeoutMs,
  });
  const { errorLoadRemote } = previousVersionPlugin({
    previousOf: (name) => remotes.get(name)?.previous,
    ...(onPreviousVersion && { onPreviousVersion }),
  });

  async function follow(host: Host): Promise<void> {
    const releases = await fetchReleases({ ...service, timeoutMs });
    await register(host, releases);
    for (const [name, remote] of Object.entries(releases.remotes)) remotes.set(name, remote);
  }

  return {
    name: 'release',
    async beforeRequest(request) {
      following ??= follow(request.origin).catch((error: unknown) => {
        // The next request calls the service again.
        following = undefined;
        throw error;
      });
      await following;
      return request;
    },
    createScript,
    loadEntry,
    errorLoadRemote,
  };
}

async function register(host: Host, { remotes }: ChannelReleases): Promise<void> {
  for (const [name, release] of Object.entries(remotes)) {
    const remote = remoteOf(name, release);
    const isDeclared = host.options.remotes.some((declared) => declared.name === name);
    if (isDeclared) await reRegister(host, remote);
    else host.registerRemotes([remote]);
  }
}

/** @param name name of a remote, or `name@version` under which a previous version is registered */
function integrityOf(remotes: ReadonlyMap<string, FollowedRemote>, name: string): string | undefined {
  const { remote, version } = parseVersionName(name);
  const release = remotes.get(remote);
  return version === undefined ? release?.integrity : release?.previous?.integrity;
}
