/** Scheduler of delayed work; nothing runs after `close`. */
export interface Timers {
  /** Schedules work. @param time milliseconds since the epoch; a past time runs soon */
  at(time: number, work: () => void): void;
  close(): void;
}

export function createTimers(): Timers {
  const pending = new Set<NodeJS.Timeout>();
  let closed = false;
  return {
    at(time, work) {
      if (closed) return;
      const timer = setTimeout(
        () => {
          pending.delete(timer);
          work();
        },
        Math.max(0, time - Date.now()),
      );
      pending.add(timer);
    },
    close() {
      closed = true;
      pending.forEach(clearTimeout);
    },
  };
}
