import { ReleaseError } from '../errors';
import type { ReleaseStore } from '../store/release-store';
import { commitChannel, readExpectedChannel, type MoveOptions } from './change-channel';

/** Result of confirming a channel's state. */
export interface Sealed {
  readonly channel: string;
  readonly sealed: true;
  readonly revision: number;
  readonly dryRun: boolean;
}

/**
 * Writes the channel's state again, as a new entry that is signed with the current key and confirms everything before
 * it. Also rewrites the copy next to the history.
 * @throws ReleaseError `not-found` when the channel has never been written
 */
export async function seal(store: ReleaseStore, options: MoveOptions): Promise<Sealed> {
  const { channel, dryRun = false } = options;
  const current = await readExpectedChannel(store, options);
  if (current.revision === 0)
    throw new ReleaseError('not-found', `Channel "${channel}" has never been written.`);
  return {
    channel,
    sealed: true,
    revision: await commitChannel(store, current, current, options),
    dryRun,
  };
}
