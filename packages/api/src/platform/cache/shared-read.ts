/**
 * A read that simultaneous callers share. It begins after all of them have asked, so that nobody gets what was read before;
 * who asks while one is under way shares the next.
 */
export function createSharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;

  async function readNext(): Promise<Value> {
    await Promise.allSettled([running]);
    next = undefined;
    running = read();
    return running;
  }

  return () => (next ??= readNext());
}
