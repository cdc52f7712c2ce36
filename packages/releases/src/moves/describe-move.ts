import type { ChannelRemote } from '../store/channel';
import type { Moved } from './change-channel';

/** A move in one sentence, for people. */
export function describeMove({ remote, before, after, revision, changed, dryRun }: Moved): string {
  if (!changed) return `${remote} is at ${describeRemote(after)} already (revision ${revision}).`;
  const change = `${remote}: ${describeRemote(before)} → ${describeRemote(after)}`;
  return dryRun ? `Would move ${change}. Nothing was changed.` : `${change}, live at revision ${revision}.`;
}

/** `1.0.0, canary 1.1.0 for 5 %` */
export function describeRemote(remote: ChannelRemote | null | undefined): string {
  if (!remote) return 'nothing';
  const { stable, canary } = remote;
  return canary ? `${stable}, canary ${canary.version} for ${canary.percent} %` : stable;
}
