/** Number of waits at a time; each holds a connection. Further ones end at once. */
const mostWaits = 1_000;

/** Wait for an event, which ends at the latest after its time. */
export interface Wait {
  readonly ended: Promise<void>;
  end(): void;
}

/** Creates the waits of one event. */
export function createWaits(most = mostWaits) {
  const waits = new Set<Wait>();
  let isClosed = false;
  const endAll = () => {
    for (const wait of waits) wait.end();
  };
  return {
    /**
     * Starts to wait for the next event.
     * @param longestMs milliseconds after which the wait ends without an event
     * @param gone ends the wait when it aborts
     */
    start(longestMs: number, gone?: AbortSignal): Wait {
      let resolve: () => void = () => undefined;
      const ended = new Promise<void>((done) => {
        resolve = done;
      });
      const end = () => {
        clearTimeout(timer);
        waits.delete(wait);
        gone?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, longestMs);
      const wait = { ended, end };
      waits.add(wait);
      gone?.addEventListener('abort', end);
      if (isClosed || gone?.aborted || waits.size > most) end();
      return wait;
    },
    endAll,
    /** Ends all waits, present and future ones. */
    close(): void {
      isClosed = true;
      endAll();
    },
  };
}
