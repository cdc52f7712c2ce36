import type { ChannelRemote } from '../channels/channel';
import type { ChannelMove } from './change-channel';
import type { ActionResult } from './channel-action';
import type { FreezeChange } from './freeze';
import type { Sealed } from './seal';

/** Describes the result of an action in one sentence. */
export function describeResult(result: ActionResult): string {
  if ('sealed' in result) return describeSeal(result);
  return 'frozen' in result ? describeFreeze(result) : describeMove(result);
}

function describeMove({ channel, remote, before, after, revision, changed, dryRun }: ChannelMove): string {
  if (!changed) return `${remote} is already at ${describeRemote(after)} (revision ${revision}).`;
  const change = `${remote}: ${describeRemote(before)} → ${describeRemote(after)}`;
  if (dryRun) return `Would move ${change}. Nothing was changed.`;
  return `${change} on channel "${channel}", revision ${revision}.`;
}

function describeSeal({ channel, revision, dryRun }: Sealed): string {
  return `Channel "${channel}" ${dryRun ? 'would be' : 'is'} sealed by revision ${revision}.`;
}

function describeFreeze({ channel, remote, frozen, changed, revision, dryRun }: FreezeChange): string {
  const what = remote ? `${remote} on channel "${channel}"` : `Channel "${channel}"`;
  const state = frozen ? 'frozen' : 'unfrozen';
  if (!changed) return `${what} is already ${state}.`;
  return `${what} ${dryRun ? 'would be' : 'is'} ${state} (revision ${revision}).`;
}

/** Formats the versions of a remote: `1.0.0, canary 1.1.0 for 5 %`. */
export function describeRemote(remote: ChannelRemote | null | undefined): string {
  if (!remote) return 'nothing';
  const { stable, canary } = remote;
  return canary ? `${stable}, canary ${canary.version} for ${canary.percent} %` : stable;
}
