import { emptyChannel, type Channel } from './channel';
import { hashOfUnchained, stateFault, stepFault } from './channel-chain';
import { sameState, type ChannelFiles } from './channel-files';

/**
 * Verifies the history of a channel entry by entry, up to a verified state.
 * @param limit number of newest entries to check, at least one; defaults to all
 * @returns the first mismatch, naming its revision and the fix
 */
export async function findFault(
  files: ChannelFiles,
  channel: string,
  newest: Channel,
  limit = newest.revision,
): Promise<string | undefined> {
  const first = Math.max(1, newest.revision - Math.max(1, limit) + 1);
  const unchained: Channel[] = [];
  let before = emptyChannel;
  for (let revision = first; revision <= newest.revision; revision += 1) {
    const { state, fault } = await files.readEntry(channel, revision);
    if (!state) return describe(channel, revision, fault ?? 'it is missing');
    // Without the entry before the first one, its own content can still be verified.
    const isFirst = revision === first && first > 1;
    const own = isFirst ? stateFault(channel, state) : undefined;
    if (own) return describe(channel, revision, own);
    const broken = isFirst ? undefined : stepFault(channel, before, state);
    if (broken)
      return describe(channel, broken.changed === 'next' ? revision : before.revision, broken.reason);
    if (first === 1 && state.hash !== undefined && before.hash === undefined) {
      if (state.previous !== hashOfUnchained(channel, unchained))
        return describe(channel, 1, `it, or another one before revision ${revision}, was changed`);
    }
    if (state.hash === undefined) unchained.push(state);
    before = state;
  }
  if (sameState(before, newest)) return undefined;
  return describe(channel, newest.revision, 'it is not the state that was verified when it was written');
}

function describe(channel: string, revision: number, reason: string): string {
  return `Revision ${revision} of channel "${channel}" was changed after it was written: ${reason}. Restore channels/${channel}/history/${revision}.json from a backup.`;
}
