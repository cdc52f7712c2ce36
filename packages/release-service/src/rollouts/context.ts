import type { ReleaseTrust } from '@kaadu/federation/release';
import type { Channel, ReleaseStore } from '@kaadu/release-core';
import type { HealthLedger, HealthPolicy } from '@kaadu/release-core/health';
import type { RolloutPolicy } from '@kaadu/release-core/operations';
import type { Audit } from '../audit/audit';
import type { Notifier } from '../notifications/notifier';
import type { SavedRollouts } from './saved-rollouts';

/** Author in the history when a rollout continues automatically. */
export const rolloutActor = 'automatic rollout';

export interface RolloutContext {
  readonly store: ReleaseStore;
  /** Decides which versions may be served. */
  readonly trust: ReleaseTrust;
  /** Channels that the service follows. */
  readonly hub: { readonly channels: readonly string[]; state(channel: string): Channel };
  readonly ledger: HealthLedger;
  readonly audit: Audit;
  /** Notified when a rollout pauses. */
  readonly notifier: Pick<Notifier, 'alert'>;
  readonly file: SavedRollouts;
  readonly policy: RolloutPolicy;
  readonly healthPolicy: HealthPolicy;
  readonly now: () => number;
}

/** Creates the event that is saved with a rollout. */
export function eventOf(
  { now }: Pick<RolloutContext, 'now'>,
  by: string,
  reason: string,
): { readonly at: string; readonly by: string; readonly reason: string } {
  return { at: new Date(now()).toISOString(), by, reason };
}
