import type { ReleaseStore } from '../store/release-store';
import { currentChannel, write, type MoveOptions } from './change-channel';

/** Whether a channel is frozen now, and at which revision. */
export interface FreezeChange {
  readonly channel: string;
  readonly frozen: boolean;
  readonly changed: boolean;
  readonly revision: number;
  readonly dryRun: boolean;
}

/** Lets nothing new go live on a channel until it is unfrozen. */
export function freeze(store: ReleaseStore, options: MoveOptions): Promise<FreezeChange> {
  return setFrozen(store, options, true);
}

/** Lets new versions go live again. */
export function unfreeze(store: ReleaseStore, options: MoveOptions): Promise<FreezeChange> {
  return setFrozen(store, options, false);
}

async function setFrozen(store: ReleaseStore, options: MoveOptions, frozen: boolean): Promise<FreezeChange> {
  const { channel, by, reason, dryRun = false } = options;
  const current = await currentChannel(store, options);
  if (Boolean(current.frozen) === frozen)
    return { channel, frozen, changed: false, revision: current.revision, dryRun };
  const mark = frozen ? { by, reason, at: new Date().toISOString() } : undefined;
  const revision = await write(store, current, { remotes: current.remotes, frozen: mark }, options);
  return { channel, frozen, changed: true, revision, dryRun };
}
