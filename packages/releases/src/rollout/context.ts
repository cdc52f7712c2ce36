import type { Audit } from '../audit/audit';
import type { HealthLedger } from '../health/ledger';
import type { HealthPolicy } from '../health/policy';
import type { Channel } from '../store/channel';
import type { Notifier } from '../notifications/notifier';
import type { ReleaseStore } from '../store/release-store';
import type { RolloutPolicy } from './policy';
import type { RolloutFile } from './rollout-file';

/** Who the history names when a rollout goes on by itself. */
export const rolloutActor = 'automatic rollout';

export interface RolloutContext {
  readonly store: ReleaseStore;
  /** The channels that the service follows. */
  readonly hub: { readonly channels: readonly string[]; state(channel: string): Channel };
  readonly ledger: HealthLedger;
  readonly audit: Audit;
  /** Told of a rollout that pauses. */
  readonly notifier: Pick<Notifier, 'alert'>;
  readonly file: RolloutFile;
  readonly policy: RolloutPolicy;
  readonly healthPolicy: HealthPolicy;
  readonly now: () => number;
}

/** What happened to a rollout, as it is saved with it. */
export function eventOf(
  { now }: Pick<RolloutContext, 'now'>,
  by: string,
  reason: string,
): { readonly at: string; readonly by: string; readonly reason: string } {
  return { at: new Date(now()).toISOString(), by, reason };
}
