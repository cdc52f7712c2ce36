import type { Channel, ChannelRemote } from '../channels/channel';
import { noCounts, type Counts } from './counts';
import type { HealthLedger } from './ledger';
import { defaultPolicy, type HealthPolicy } from './policy';
import type { PreviousVersions } from './previous-versions';
import { brokenRule, type BrokenRule, strongest } from './rules';

/** Decision about a remote. The history and the alert show the reason. */
export type Verdict =
  | { readonly action: 'none' }
  | ({ readonly action: 'stop-canary' | 'roll-back'; readonly version: string } & BrokenRule);

/** Verdict against a version of a remote. */
export type FaultyVersion = Exclude<Verdict, { action: 'none' }> & { readonly remote: string };

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

export interface JudgedChannel {
  readonly channel: string;
  readonly remotes: Channel['remotes'];
  readonly previous: Pick<PreviousVersions, 'of'> | undefined;
}

/**
 * Judges the live versions of a channel by the ledger's counts. The shell and the control-plane service share this
 * function.
 *
 * Signals of harm count for every version of a page. They therefore convict one version at a time, the one with the
 * strongest evidence, and none while another version's own failures explain them.
 * @returns the versions to take out of service
 */
export function judgeChannel(
  ledger: Pick<HealthLedger, 'total'>,
  { channel, remotes, previous }: JudgedChannel,
  policy: HealthPolicy = defaultPolicy,
): FaultyVersion[] {
  const faulty = Object.entries(remotes).flatMap(([remote, live]): FaultyVersion[] => {
    const verdict = judgeRemote(ledger, { channel, remote, live, previous: previous?.of(remote) }, policy);
    return verdict.action === 'none' ? [] : [{ remote, ...verdict }];
  });
  const own = faulty.filter(({ sharedEvidence }) => sharedEvidence === undefined);
  if (own.length > 0) return own;
  const culprit = strongest(faulty);
  return culprit ? [culprit] : [];
}

/** Judges the live versions of a remote by the ledger's counts, regardless of other remotes. */
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
    const broken = brokenRule(canary, { kind: 'stable', counts: stable }, policy);
    if (broken) return { action: 'stop-canary', version: live.canary.version, ...broken };
  }
  const broken = brokenRule(stable, { kind: 'previous', counts: previous }, policy);
  return broken ? { action: 'roll-back', version: live.stable, ...broken } : { action: 'none' };
}
