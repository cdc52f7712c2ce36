/**
 * Runs work with a signal that is aborted when the outer one is, if any, or when the budget is spent. The timer is this function's:
 * Node 20 may collect the sources of `AbortSignal.any`, and with one of `AbortSignal.timeout` its timer, so that the signal
 * never comes.
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
