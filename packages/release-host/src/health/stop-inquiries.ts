import type { StoppedWorker } from '@kaadu/federation/render-workers';
import type { HostEvents } from '../hosted-releases';

interface Inquiry {
  /** Number of requests without a result. */
  open: number;
  /** Whether some request failed with another version too, or its result is unknown. */
  isAcquitted: boolean;
}

/**
 * Decides whether a version or a request has stopped a worker. Each request that the worker was rendering is rendered with
 * another version. The version is banned only if all of them succeed.
 */
export class StopInquiries {
  readonly #events: HostEvents;
  readonly #inquiries = new WeakMap<StoppedWorker, Inquiry>();

  constructor(events: HostEvents) {
    this.#events = events;
  }

  /** Records the result of one of the requests. @param succeeded with another version of the remote, or without it */
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
