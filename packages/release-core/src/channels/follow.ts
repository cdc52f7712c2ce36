import type { Channel } from './channel';
import type { ReleaseStore } from '../store/release-store';

export interface FollowOptions {
  /** Milliseconds between two polls. */
  readonly pollMs?: number;
  /** Milliseconds between two polls while changes are pushed. */
  readonly pushedPollMs?: number;
  readonly onChange: (channel: Channel) => void;
  /** Called when the store fails; the last known state stays in effect. */
  readonly onError: (error: unknown) => void;
}

/**
 * Calls back with a channel's state whenever its revision grows: at once when the store gives a hint, otherwise at the
 * next poll. While the store pushes hints, polls are rare and spread over time. @returns a function that stops it
 */
export function followChannel(
  store: Pick<ReleaseStore, 'readChannel' | 'watchChannel'>,
  channel: string,
  { pollMs = 1000, pushedPollMs = 30_000, onChange, onError }: FollowOptions,
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

  let isPushed = false;
  /** Newest revision of a hint. Until it has been read, which a failure of the store delays, polls are frequent. */
  let expected = 0;
  const poll = startPolling(check, () =>
    // Between half and one and a half intervals, so that followers that connected together do not poll together.
    isPushed && revision >= expected ? pushedPollMs * (0.5 + Math.random()) : pollMs,
  );

  const stopWatching = store.watchChannel(channel, {
    onHint(newest = 0) {
      expected = newest;
      check();
      if (newest > revision) poll.restart();
    },
    onPush(now) {
      if (now === isPushed) return;
      isPushed = now;
      poll.restart();
    },
  });
  check();
  return () => {
    poll.stop();
    stopWatching();
  };
}

/** Calls back again and again. @param delay returns the milliseconds until the next call */
function startPolling(callback: () => void, delay: () => number) {
  let timer: NodeJS.Timeout;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      callback();
      restart();
    }, delay());
  };
  restart();
  return { restart, stop: () => clearTimeout(timer) };
}
