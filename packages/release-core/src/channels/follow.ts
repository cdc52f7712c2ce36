import type { Channel } from './channel';
import type { ReleaseStore } from '../store/release-store';

export interface FollowOptions {
  /** Milliseconds between two polls. */
  readonly pollMs?: number;
  readonly onChange: (channel: Channel) => void;
  /** Called when the store fails; the last known state stays in effect. */
  readonly onError: (error: unknown) => void;
}

/**
 * Calls back with a channel's state whenever its revision grows: at once when the store gives a hint, otherwise at the
 * next poll. @returns a function that stops it
 */
export function followChannel(
  store: ReleaseStore,
  channel: string,
  { pollMs = 1000, onChange, onError }: FollowOptions,
): () => void {
  let revision = -1;
  let reading: Promise<void> | undefined;
  let hinted = false;

  async function read(): Promise<void> {
    try {
      do {
        hinted = false;
        const current = await store.readChannel(channel);
        if (current.revision <= revision) continue;
        revision = current.revision;
        onChange(current);
      } while (hinted);
    } catch (error) {
      onError(error);
    } finally {
      reading = undefined;
    }
  }

  function check(): void {
    hinted = true;
    reading ??= read();
  }

  const stopWatching = store.watchChannel(channel, check);
  const poll = setInterval(check, pollMs);
  check();
  return () => {
    clearInterval(poll);
    stopWatching();
  };
}
