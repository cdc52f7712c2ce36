import pLimit from 'p-limit';

/** Requests that failed are rendered again so many at a time. */
const concurrency = 4;
/** Renderings that may wait for others. */
const maxWaiting = 100;

/** Too many requests are being rendered again. */
export class TooManyReplays extends Error {
  override readonly name = 'TooManyReplays';
}

/** Renders requests again whose first rendering failed. Their number is limited: a flood of them must not double the load. */
export class Replays {
  readonly #limit = pLimit(concurrency);

  /** Renders a request again for its visitor. @throws TooManyReplays, and what the work throws */
  async forVisitor<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#limit.pendingCount >= maxWaiting) throw new TooManyReplays('too many pages are rendered again');
    return this.#limit(work);
  }

  /** Renders a request again that has its response, while nothing else is. @returns undefined when it was not rendered */
  async inBackground<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#limit.activeCount > 0) return undefined;
    return this.#limit(work).catch(() => undefined);
  }
}
