/** Creates a runner that shares a running task among all callers with the same key. */
export function createSharedTasks<Result>() {
  const running = new Map<string, Promise<Result>>();
  return {
    run(key: string, start: () => Promise<Result>): Promise<Result> {
      const task = running.get(key) ?? start().finally(() => running.delete(key));
      running.set(key, task);
      return task;
    },
    isRunning: (key: string): boolean => running.has(key),
    /** Resolves when all running tasks have settled. */
    async whenIdle(): Promise<void> {
      await Promise.allSettled(running.values());
    },
  };
}
