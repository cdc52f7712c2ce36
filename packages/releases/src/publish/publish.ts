import type { ReleaseTrust, SignedRelease } from '@kaadu/federation/release';
import { liveBeside, passGate, type Check, type GateListener } from '../gate/gate';
import { routesCheck } from '../gate/routes-overlap';
import type { Added, ReadFile, ReleaseStore } from '../store/release-store';
import { signRelease, type SigningKey } from '../trust/keys';
import { readBuilt } from './built-release';

export interface PublishOptions extends GateListener {
  /** The channel beside whose remotes it will have to live. */
  readonly channel: string;
  /** The team's key, which signs it. */
  readonly key: SigningKey;
  /** Must accept the result, or no shell would. */
  readonly trust: ReleaseTrust;
  /** Who publishes, and what for: for people who choose a version later. */
  readonly by: string;
  readonly note?: string;
  /** What must hold besides; default: its routes overlap with nobody's. */
  readonly checks?: readonly Check[];
  /** Passes the gate and leaves the store as it is. */
  readonly dryRun?: boolean;
}

export interface Published {
  readonly remote: string;
  readonly version: string;
  readonly result: Added | 'would-add';
  readonly bytes: number;
}

/**
 * Publishes a built release folder: checks it against its own `release.json`, passes it through the gate, signs it,
 * then stores it. Nothing is live before it is promoted.
 * @throws ReleaseError `refused` naming the reason and the fix
 */
export async function publish(
  store: ReleaseStore,
  folder: string,
  { key, ...options }: PublishOptions,
): Promise<Published> {
  const { release, read } = await readBuilt(folder);
  return publishSigned(store, { release: signRelease(release, key), read }, options);
}

/** Publishes what somebody has signed already. @throws ReleaseError `refused` naming the reason and the fix */
export async function publishSigned(
  store: ReleaseStore,
  { release, read }: { readonly release: SignedRelease; readonly read: ReadFile },
  options: Omit<PublishOptions, 'key'>,
): Promise<Published> {
  const { channel, trust, by, note = '', checks = [routesCheck] } = options;
  trust.verify(release);
  const live = await liveBeside(store, channel, release.name);
  await passGate({ release, read, live }, checks, options);
  options.onStep?.('upload');
  const result = options.dryRun ? 'would-add' : await store.add(release, read, { by, note });
  if (result === 'already-there') trust.verify(await store.readRelease(release.name, release.version));
  const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
  return { remote: release.name, version: release.version, result, bytes };
}
