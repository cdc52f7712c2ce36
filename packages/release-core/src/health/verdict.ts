import type { ChannelRemote } from '../channels/channel';
import { noCounts, type Counts } from './counts';
import type { HealthLedger } from './ledger';
import { defaultPolicy, type HealthPolicy } from './policy';
import { brokenRule } from './rules';

/** Decision about a remote. The history and the alert show the reason. */
export type Verdict =
  | { readonly action: 'none' }
  | { readonly action: 'stop-canary' | 'roll-back'; readonly version: string; readonly reason: string };

export interface RemoteHealth {
  readonly live: ChannelRemote;
  readonly stable: Counts;
  readonly canary: Counts;
  /** Counts of the previous stable version; undefined when it is not known. */
  readonly previous?: Counts | undefined;
}

export interface JudgedRemote {
  readonly channel: string;
  readonly remote: string;
  readonly live: ChannelRemote;
  /** Previous stable version, from `PreviousVersions`. */
  readonly previous?: string | undefined;
}

/**
 * Judges the live versions of a remote by the ledger's counts. The shell and the control-plane service share this
 * function.
 */
export function judgeRemote(
  ledger: Pick<HealthLedger, 'total'>,
  { channel, remote, live, previous }: JudgedRemote,
  policy: HealthPolicy = defaultPolicy,
): Verdict {
  const total = (version: string | undefined) =>
    version === undefined ? noCounts : ledger.total(channel, remote, version);
  const stable = total(live.stable);
  return decide({ live, stable, canary: total(live.canary?.version), previous: total(previous) }, policy);
}

/**
 * Decides whether to take a version out of service. The canary is judged first, on its own and against the stable
 * version; then the stable version, on its own and against the previous one.
 */
export function decide(
  { live, stable, canary, previous = noCounts }: RemoteHealth,
  policy: HealthPolicy = defaultPolicy,
): Verdict {
  if (live.canary) {
    const reason = brokenRule(canary, { kind: 'stable', counts: stable }, policy);
    if (reason) return { action: 'stop-canary', version: live.canary.version, reason };
  }
  const reason = brokenRule(stable, { kind: 'previous', counts: previous }, policy);
  return reason ? { action: 'roll-back', version: live.stable, reason } : { action: 'none' };
}
