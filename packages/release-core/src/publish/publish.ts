import type { ReleaseTrust, SignedRelease } from '@kaadu/federation/release';
import { liveContext, runGate, type Check, type GateListener } from '../gate/gate';
import { routesCheck } from '../gate/routes-overlap';
import { parseInput } from '../input-errors';
import { PublicationNote } from '../store/publication';
import type { AddResult, ReadFile, ReleaseStore } from '../store/release-store';
import { signRelease, type SigningKey } from '../trust/keys';
import { readBuilt } from './built-release';

export interface PublishOptions extends GateListener {
  /** Channel whose live releases the candidate is checked against. */
  readonly channel: string;
  /** The team's key, which signs the release. */
  readonly key: SigningKey;
  /** Trust list that must accept the signature, as every shell will have to. */
  readonly trust: ReleaseTrust;
  /** Publisher, shown in the list of versions. */
  readonly by: string;
  readonly note?: string;
  /** Defaults to the check for overlapping routes. */
  readonly checks?: readonly Check[];
  /** Version to publish it under, instead of the one that it was built with. */
  readonly version?: string;
  /** Runs the checks and leaves the store as it is. */
  readonly dryRun?: boolean;
}

export interface PublishResult {
  readonly remote: string;
  readonly version: string;
  readonly result: AddResult | 'would-add';
  readonly bytes: number;
}

/**
 * Publishes the output folder of a build: verifies it against its `release.json`, signs it, runs the gate and stores it.
 * Nothing is live before it is promoted.
 * @throws ReleaseError `refused` naming the reason and the fix
 */
export async function publish(
  store: ReleaseStore,
  folder: string,
  { key, version, ...options }: PublishOptions,
): Promise<PublishResult> {
  const { release, read } = await readBuilt(folder);
  const named = version === undefined ? release : { ...release, version };
  return publishSigned(store, { release: signRelease(named, key), read }, options);
}

/** Publishes a signed release. @throws ReleaseError `refused` naming the reason and the fix */
export async function publishSigned(
  store: ReleaseStore,
  { release, read }: { readonly release: SignedRelease; readonly read: ReadFile },
  options: Omit<PublishOptions, 'key' | 'version'>,
): Promise<PublishResult> {
  const { channel, trust, by, note = '', checks = [routesCheck] } = options;
  parseInput(PublicationNote, { by, note }, 'The publication');
  trust.verify(release);
  const context = await liveContext(store, channel, release.name);
  await runGate({ release, read, ...context }, checks, options);
  options.onStep?.('upload');
  const result = options.dryRun ? 'would-add' : await store.add(release, read, { by, note });
  // The stored signature was kept, so shells will check that one.
  if (result === 'already-there') trust.verify(await store.readRelease(release.name, release.version));
  const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
  return { remote: release.name, version: release.version, result, bytes };
}
