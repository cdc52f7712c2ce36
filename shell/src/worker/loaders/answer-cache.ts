import type { ApiAnswer, ApiCall, Send } from '@kaadu/api-client';
import { LRUCache } from 'lru-cache';
import type { ResponseLookups } from '../../worker-protocol/messages';
import { deepFreeze } from '../deep-freeze';

export interface AnswerCacheOptions {
  /** Milliseconds for which an answer is used without asking whether it still is the answer. */
  readonly freshMs?: number;
  /** Characters of JSON that all answers may come to. */
  readonly maxSize?: number;
}

interface KeptAnswer<Data> {
  readonly endpoint: ApiCall['endpoint'];
  readonly answer: ApiAnswer<Data>;
  readonly askedAt: number;
  /** How often content had changed when it was asked for. */
  readonly changes: number;
}

/**
 * Answers of the API that are the same for everybody, kept for all pages that this thread renders, as an HTTP cache keeps
 * them (RFC 9111), but parsed. Because pages share them, they are frozen.
 */
export class AnswerCache {
  readonly #freshMs: number;
  readonly #kept: LRUCache<string, KeptAnswer<unknown>>;
  #changes = 0;
  #lookups = noLookups();

  constructor({ freshMs = 10_000, maxSize = 2_000_000 }: AnswerCacheOptions = {}) {
    this.#freshMs = freshMs;
    this.#kept = new LRUCache({
      maxSize,
      sizeCalculation: ({ answer }, key) => key.length + JSON.stringify(answer.data).length,
    });
  }

  /** Answers a call by what is kept while that is fresh; otherwise by the API, which may say that it still is the answer. */
  readonly answer = async <Data>(call: ApiCall, send: Send<Data>): Promise<ApiAnswer<Data>> => {
    const key = `${call.path} ${call.body ?? ''}`;
    const askedAt = performance.now();
    const changes = this.#changes;
    const kept = this.#kept.get(key);
    const known = kept && isAnswerTo<Data>(call, kept) ? kept : undefined;
    if (known && known.changes === changes && askedAt < known.askedAt + this.#freshMs) {
      this.#lookups.hit += 1;
      return known.answer;
    }
    const answer = await send(known?.answer);
    this.#lookups[answer === known?.answer ? 'unchanged' : 'miss'] += 1;
    if (isShared(answer)) {
      if (answer !== known?.answer) deepFreeze(answer.data);
      this.#kept.set(key, { endpoint: call.endpoint, answer, askedAt, changes });
    }
    return answer;
  };

  /** Content has changed: what was asked for before may not be the answer any more. */
  outdate(): void {
    this.#changes += 1;
  }

  /** Returns the lookups since they were last taken. */
  takeLookups(): ResponseLookups {
    const lookups = this.#lookups;
    this.#lookups = noLookups();
    return lookups;
  }
}

const noLookups = () => ({ hit: 0, unchanged: 0, miss: 0 });

/** Data that was parsed for an endpoint is of the type of its data. */
function isAnswerTo<Data>({ endpoint }: ApiCall, kept: KeptAnswer<unknown>): kept is KeptAnswer<Data> {
  return kept.endpoint === endpoint;
}

/** Whether caches that many visitors share may keep it. */
function isShared({ etag, caching }: ApiAnswer<unknown>): boolean {
  return etag !== null && /(?:^|,)\s*public\b/.test(caching);
}
