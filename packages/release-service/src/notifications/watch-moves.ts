import { type Channel, type ReleaseStore, type TimelineEntry, timelineOf } from '@kaadu/release-core';
import type { ChannelHub } from '../events/channel-hub';
import type { MoveNotice } from './notification';
import type { Notifier } from './notifier';

export interface MoveWatchOptions {
  readonly hub: ChannelHub;
  readonly store: Pick<ReleaseStore, 'history'>;
  readonly notifier: Pick<Notifier, 'move'>;
  /** Actors whose moves already cause alerts. */
  readonly alerting: readonly string[];
  readonly onError: (error: unknown, message: string) => void;
}

/** Number of states before a move that decide whether it is a rollback. */
const statesBefore = 20;

/**
 * Notifies of every move on the channels that the hub follows, including those on the store, each once. Moves made while
 * this process did not run are in the history, but not notified.
 */
export function watchMoves({ hub, store, notifier, alerting, onError }: MoveWatchOptions): void {
  let pending = Promise.resolve();
  const notify = async (channel: string, { revision }: Channel, before: Channel) => {
    const states = await store.history(channel, revision - before.revision + statesBefore);
    for (const { at, ...notice } of noticesOf(channel, states, before.revision, revision))
      if (!alerting.includes(notice.by)) notifier.move(notice, at);
  };
  hub.subscribe((channel, state, before) => {
    if (before.revision === 0) return;
    pending = pending
      .then(() => notify(channel, state, before))
      .catch((error: unknown) => onError(error, 'the notification of a move failed'));
  });
}

/** Returns notices, oldest first. @param states newest first @param since last revision that was notified */
function noticesOf(channel: string, states: readonly Channel[], since: number, until: number) {
  const remotes = new Set(states.flatMap((state) => Object.keys(state.remotes)));
  const notices = [...remotes].flatMap((remote) =>
    timelineOf(states, remote)
      .filter(({ revision }) => revision > since && revision <= until)
      .map((entry) => noticeOf(channel, entry.isWholeChannel ? null : remote, entry)),
  );
  // A freeze of the whole channel is in the timeline of each remote.
  const byText = new Map(notices.map((notice) => [`${notice.revision} ${notice.text}`, notice]));
  return [...byText.values()].sort((a, b) => a.revision - b.revision);
}

function noticeOf(
  channel: string,
  remote: string | null,
  { kind, what, revision, by, reason, at }: TimelineEntry,
): MoveNotice & { readonly at: string } {
  const text = `${remote ? `${remote} on ${channel}` : channel}: ${what}. ${reason} (${by}, revision ${revision})`;
  return { kind, text, channel, remote, revision, by, reason, at };
}
