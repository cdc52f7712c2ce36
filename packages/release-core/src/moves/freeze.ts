import type { Channel, Freeze } from '../channels/channel';
import { ReleaseError } from '../errors';
import type { ReleaseStore } from '../store/release-store';
import { commitChannel, readExpectedChannel, type MoveOptions } from './change-channel';

/** Result of freezing or unfreezing a channel, or one remote on it. */
export interface FreezeChange {
  readonly channel: string;
  /** Absent for the whole channel. */
  readonly remote?: string;
  readonly frozen: boolean;
  readonly changed: boolean;
  readonly revision: number;
  readonly dryRun: boolean;
}

/** Stops new versions, of all remotes or of one, from going live on a channel until it is unfrozen. */
export function freeze(
  store: ReleaseStore,
  remote: string | undefined,
  options: MoveOptions,
): Promise<FreezeChange> {
  return setFrozen(store, remote, options, true);
}

/**
 * Allows new versions to go live again.
 * @throws ReleaseError `forbidden` when the freeze was set with a wider right than the caller's
 */
export function unfreeze(
  store: ReleaseStore,
  remote: string | undefined,
  options: MoveOptions,
): Promise<FreezeChange> {
  return setFrozen(store, remote, options, false);
}

async function setFrozen(
  store: ReleaseStore,
  remote: string | undefined,
  options: MoveOptions,
  frozen: boolean,
): Promise<FreezeChange> {
  const { channel, dryRun = false } = options;
  const current = await readExpectedChannel(store, options);
  const change = { channel, remote, frozen, dryRun };
  const before = remote === undefined ? current.frozen : liveRemote(current, remote, channel).frozen;
  if (isSetAlready(before, frozen, options)) return { ...change, changed: false, revision: current.revision };
  if (before && !frozen) requireRightToLift(before, remote, options);
  const freezeEntry = frozen ? freezeOf(options) : undefined;
  const next =
    remote === undefined
      ? { ...current, frozen: freezeEntry }
      : withRemoteFreeze(current, remote, channel, freezeEntry);
  return { ...change, changed: true, revision: await commitChannel(store, current, next, options) };
}

function freezeOf({ by, reason, right }: MoveOptions): Freeze {
  const freeze = { by, reason, at: new Date().toISOString() };
  return right === 'this-remote' ? { ...freeze, right } : freeze;
}

/** Returns false for a freeze that its team could lift when the caller has the wider right, so that it is replaced. */
function isSetAlready(before: Freeze | undefined, frozen: boolean, { right }: MoveOptions): boolean {
  const isWidened = before?.right === 'this-remote' && right !== 'this-remote';
  return Boolean(before) === frozen && !(frozen && isWidened);
}

function requireRightToLift(
  frozen: Freeze,
  remote: string | undefined,
  { channel, right }: MoveOptions,
): void {
  const isWider = frozen.right !== 'this-remote' || remote === undefined;
  if (right !== 'this-remote' || !isWider) return;
  throw new ReleaseError(
    'forbidden',
    `${remote ?? 'Everything'} on channel "${channel}" was frozen by ${frozen.by} (${frozen.reason}), with a token for every remote. Only such a token can lift it: ask operations.`,
  );
}

function withRemoteFreeze(
  current: Channel,
  remote: string,
  channel: string,
  frozen: Channel['frozen'],
): Channel {
  const updated = { ...liveRemote(current, remote, channel), frozen };
  return { ...current, remotes: { ...current.remotes, [remote]: updated } };
}

function liveRemote({ remotes }: Channel, remote: string, channel: string) {
  const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (live) return live;
  throw new ReleaseError(
    'not-found',
    `${remote} is not live on channel "${channel}". Freeze the whole channel instead: \`release freeze --reason …\`.`,
  );
}
