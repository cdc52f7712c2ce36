/** Runs a task once for all callers that ask for the same key while it is running. */
export function createSharedTasks<Result>() {
  const running = new Map<string, Promise<Result>>();
  return {
    run(key: string, start: () => Promise<Result>): Promise<Result> {
      const task = running.get(key) ?? start().finally(() => running.delete(key));
      running.set(key, task);
      return task;
    },
    isRunning: (key: string): boolean => running.has(key),
    /** Resolves when all running tasks have ended, successfully or not. */
    async whenIdle(): Promise<void> {
      await Promise.allSettled(running.values());
    },
  };
}
