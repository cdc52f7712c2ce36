import { randomUUID } from 'node:crypto';
import { createClient, isApiError } from '@kaadu/api-client';
import { countWebVitals, type WebVitalCount } from '@kaadu/contracts/web-vitals';
import type { FastifyBaseLogger } from 'fastify';
import type { VitalCounts } from './vital-counts';

/** Maximum delay between two attempts, in milliseconds. */
const longestMs = 60_000;
const timeoutMs = 3_000;

export interface VitalSenderOptions {
  readonly counts: Pick<VitalCounts, 'take'>;
  /** Origin of the API for this process. */
  readonly apiInternalUrl: string;
  readonly reportToken: string;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Interval between batches, in milliseconds. */
  readonly everyMs?: number;
}

interface Batch {
  /** Equal for every attempt, so that the batch is counted once. */
  readonly idempotencyKey: string;
  readonly counts: readonly WebVitalCount[];
}

/**
 * Sends browsers' measurements to the API, every few seconds if there are any (docs/decisions/042). A batch
 * without a response is resent with increasing delays; one that the API rejects is dropped.
 * @returns sends the remaining measurements once, and stops
 */
export function sendVitals(options: VitalSenderOptions): () => Promise<void> {
  const { counts, apiInternalUrl, reportToken, log, everyMs = 5_000 } = options;
  const api = createClient(
    { countWebVitals },
    { baseUrl: apiInternalUrl, timeoutMs, token: () => reportToken },
  );
  let unsent: Batch | undefined;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();
  let isStopped = false;

  const onFailure = (error: unknown, batch: Batch) => {
    const isRefused = isApiError(error) && [400, 413, 422].includes(error.status);
    if (isRefused) {
      log.error({ err: error }, 'the API rejects browser measurements: check that it has the same version');
      return;
    }
    if (failures === 0)
      log.warn({ err: error }, 'browser measurements are queued: the API does not accept them');
    unsent = batch;
    failures += 1;
  };
  const send = async () => {
    for (let batch = unsent ?? nextBatch(counts); batch; batch = nextBatch(counts)) {
      unsent = undefined;
      const { idempotencyKey } = batch;
      try {
        await api.countWebVitals({ counts: [...batch.counts] }, { idempotencyKey });
        failures = 0;
      } catch (error) {
        onFailure(error, batch);
        return;
      }
    }
  };
  const schedule = () => {
    const waitMs = Math.min(longestMs, everyMs * 2 ** Math.min(failures, 8));
    timer = setTimeout(() => {
      sending = send();
      void sending.then(() => {
        if (!isStopped) schedule();
      });
    }, waitMs);
    timer.unref();
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await sending;
    await send();
  };
}

function nextBatch(counts: VitalSenderOptions['counts']): Batch | undefined {
  const taken = counts.take();
  return taken.length > 0 ? { idempotencyKey: randomUUID(), counts: taken } : undefined;
}
