import pLimit from 'p-limit';

/** Maximum number of concurrent replays. */
const concurrency = 4;
/** Maximum number of queued replays. */
const maxWaiting = 100;

/** Thrown when too many requests are being rendered again. */
export class TooManyReplays extends Error {
  override readonly name = 'TooManyReplays';
}

/** Renders failed requests again. Their number is limited: a flood of them must not double the load. */
export class Replays {
  readonly #limit = pLimit(concurrency);

  /** Renders a request again for its visitor. @throws TooManyReplays, or the error of the work */
  async forVisitor<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#limit.pendingCount >= maxWaiting) throw new TooManyReplays('too many pages are rendered again');
    return this.#limit(work);
  }

  /**
   * Renders a request again after its response, while no other replay runs. @returns undefined when it was
   * skipped
   */
  async inBackground<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#limit.activeCount > 0) return undefined;
    return this.#limit(work).catch(() => undefined);
  }
}
