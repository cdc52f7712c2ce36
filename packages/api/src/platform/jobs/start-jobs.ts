const hourMs = 60 * 60_000;

/** Work that a process repeats on a schedule. */
export interface Job {
  readonly name: string;
  /** Default: every hour, and at the start. */
  readonly everyMs?: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Runs jobs on their schedules, one at a time. A job that fails is run again at its next turn.
 * @param onFailure receives each error with the job's name
 */
export function startJobs(jobs: readonly Job[], onFailure: (error: unknown, name: string) => void) {
  let queue: Promise<void> = Promise.resolve();
  let stopped = false;

  function run({ name, run: start }: Job): Promise<void> {
    queue = queue.then(async () => {
      if (stopped) return;
      try {
        await start();
      } catch (error) {
        onFailure(error, name);
      }
    });
    return queue;
  }

  const timers = jobs.map((job) => setInterval(() => void run(job), job.everyMs ?? hourMs));
  for (const timer of timers) timer.unref();
  for (const job of jobs) if (job.everyMs === undefined) void run(job);

  return {
    /** Runs a job now instead of at its next turn. */
    run,
    /** Starts no more jobs; resolves when the one in progress has ended. */
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await queue;
    },
  };
}
