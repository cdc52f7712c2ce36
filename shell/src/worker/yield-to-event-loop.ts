const waiting: (() => void)[] = [];

/**
 * Resolves in an iteration of the event loop that no other caller gets, in the order of the calls. Otherwise
 * pages with ready data would be rendered back to back: timers and heartbeats would wait, and rendered
 * documents would not be sent.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
