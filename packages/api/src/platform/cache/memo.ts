/** Computes a value once for all who ask, until it is dropped; a failure is not kept. */
export function memo<Value>(load: () => Promise<Value>) {
  let kept: Promise<Value> | undefined;
  return {
    get(): Promise<Value> {
      const pending = (kept ??= load());
      pending.catch(() => {
        if (kept === pending) kept = undefined;
      });
      return pending;
    },
    drop: () => {
      kept = undefined;
    },
  };
}
