import type { ChannelListener, ReleaseStore } from '@kaadu/release-core';

/**
 * Wraps a store to hint its followers at the changes that this process makes. A bucket has no notifications, and a change
 * through the service would reach shells at its next poll only.
 */
export function withOwnMoves(store: ReleaseStore): ReleaseStore {
  const listeners = new Map<string, Set<ChannelListener>>();
  return {
    ...store,
    watchChannel(channel, listener) {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(listener));
      const stop = store.watchChannel(channel, listener);
      return () => {
        all.delete(listener);
        stop();
      };
    },
    async moveChannel(channel, expectedRevision, change) {
      const moved = await store.moveChannel(channel, expectedRevision, change);
      for (const { onHint } of listeners.get(channel) ?? []) onHint(moved.revision);
      return moved;
    },
  };
}
