/**
 * Runs work with a signal that is aborted with the outer one, if any, or when the budget is spent. It uses
 * its own timer: Node 20 may garbage-collect the sources of `AbortSignal.any`, and then an
 * `AbortSignal.timeout` never fires.
 */
export async function withinBudget<Value>(
  budgetMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(outer?.reason);
  const spent = () => controller.abort(new DOMException(`not done within ${budgetMs} ms`, 'TimeoutError'));
  const timer = setTimeout(spent, budgetMs);
  outer?.addEventListener('abort', giveUp);
  if (outer?.aborted) giveUp();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', giveUp);
  }
}
