const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop that no other caller is given, in the order of the calls. Pages whose data is there
 * would otherwise be rendered one after the other for as long as there are requests: timers would wait, and with them the
 * sign that this thread is alive, and what is rendered would not be sent.
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
