import type { ApiResponse, ApiCall, Send } from '@kaadu/api-client';
import type { ApiRead } from '../../worker-protocol/messages';

/** A call, with the validator of its answer: null before it has one. */
interface Call {
  readonly path: string;
  readonly body: string | undefined;
  etag: string | null;
}

/**
 * What one piece of work has read from the API. The record is made by the client itself, whatever the code that calls it
 * says or does not wait for.
 */
export class ApiReads {
  readonly #calls: Call[] = [];
  readonly #parts = new Set<ApiReads>();
  #isUnknown = false;

  /** Passes a call on, and records it with the validator of its answer. */
  readonly record = async <Data>(call: ApiCall, send: Send<Data>): Promise<ApiResponse<Data>> => {
    const { endpoint, path, body } = call;
    const recorded: Call = { path, body, etag: null };
    this.#calls.push(recorded);
    const answer = await send();
    // Only what changes nothing can be asked for again.
    if (endpoint.method === 'GET' || endpoint.safe === true) recorded.etag = answer.etag;
    return answer;
  };

  /** What other work has read, and still reads, belongs to it too. */
  include(part: ApiReads): void {
    this.#parts.add(part);
  }

  /** The work came to something that does not follow from what it read, as when it was given up. */
  markUnknown(): void {
    this.#isUnknown = true;
  }

  /**
   * Each call once, with its validator; undefined when it cannot be told whether the work would come to the same again: a
   * call has no answer or no validator, or was answered in two ways.
   */
  get all(): readonly ApiRead[] | undefined {
    const reads = new Map<string, ApiRead>();
    for (const part of [this, ...this.#parts]) {
      if (part.#isUnknown) return undefined;
      for (const { path, body, etag } of part.#calls) {
        const key = `${path} ${body ?? ''}`;
        const known = reads.get(key)?.etag ?? etag;
        if (etag === null || known !== etag) return undefined;
        reads.set(key, { path, etag, ...(body !== undefined && { body }) });
      }
    }
    return [...reads.values()];
  }
}
