import type { StoppedWorker } from '@kaadu/federation/render-workers';
import type { HostEvents } from '../hosted-releases';

interface Inquiry {
  /** Requests without a verdict. */
  open: number;
  /** Some request could not be rendered with another version either, or this is not known. */
  isAcquitted: boolean;
}

/**
 * Decides whether a version has stopped a worker, or a request has. Each request that the worker was rendering is rendered
 * with another version. Only if all of them succeed is the version banned.
 */
export class StopInquiries {
  readonly #events: HostEvents;
  readonly #inquiries = new WeakMap<StoppedWorker, Inquiry>();

  constructor(events: HostEvents) {
    this.#events = events;
  }

  /** Reports how one of the requests ended. @param succeeded with another version of the culprit's remote, or without it */
  settle(stopped: StoppedWorker, succeeded: boolean): void {
    const { culprit, suspectCalls, message } = stopped;
    const inquiry = this.#inquiries.get(stopped) ?? { open: suspectCalls, isAcquitted: false };
    this.#inquiries.set(stopped, inquiry);
    inquiry.open -= 1;
    inquiry.isAcquitted ||= !succeeded;
    if (inquiry.open !== 0 || inquiry.isAcquitted || !culprit) return;
    const { health, ban } = this.#events;
    health.recordCrash({ remote: culprit.name, version: culprit.version });
    void ban(culprit.name, culprit.version, message);
  }
}
