const hourMs = 60 * 60_000;

/** Work that a process repeats on a schedule. */
export interface Job {
  readonly name: string;
  /** Interval in milliseconds. Defaults to one hour; the first run is at the start. */
  readonly everyMs?: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Runs jobs on their schedules. A job never overlaps itself, and a slow job does not delay others. A failed
 * job runs again at its next time.
 * @param onFailure receives each error with the job's name
 * @param onSchedule false: jobs run only when called
 */
export function startJobs(
  jobs: readonly Job[],
  onFailure: (error: unknown, name: string) => void,
  onSchedule = true,
) {
  const running = new Map<Job, Promise<void>>();
  const repeated = new Set<Job>();
  let stopped = false;

  async function runOnce(job: Job): Promise<void> {
    try {
      await job.run();
    } catch (error) {
      onFailure(error, job.name);
    }
  }

  async function runWhileRequested(job: Job): Promise<void> {
    do {
      repeated.delete(job);
      await runOnce(job);
    } while (repeated.has(job) && !stopped);
    running.delete(job);
  }

  function run(job: Job): Promise<void> {
    if (stopped) return Promise.resolve();
    const current = running.get(job);
    // The reason for this request may have arisen after the running job looked.
    if (current) {
      repeated.add(job);
      return current;
    }
    const started = runWhileRequested(job);
    running.set(job, started);
    return started;
  }

  const scheduled = onSchedule ? jobs : [];
  const timers = scheduled.map((job) => setInterval(() => void run(job), job.everyMs ?? hourMs));
  for (const timer of timers) timer.unref();
  for (const job of scheduled) if (job.everyMs === undefined) void run(job);

  return {
    /** Runs a job now instead of at its next time; once more if it is running. */
    run,
    /** Stops starting jobs; resolves when those in progress have ended. */
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
