import type { ApiResponse, ApiCall, Send } from '@kaadu/api-client';
import type { ApiRead } from '../../worker-protocol/messages';

/** A call with the validator of its response; null before the response. */
interface Call {
  readonly path: string;
  readonly body: string | undefined;
  etag: string | null;
}

/**
 * Reads of one piece of work from the API. The client records them itself, so the calling code cannot omit
 * any.
 */
export class ApiReads {
  readonly #calls: Call[] = [];
  readonly #parts = new Set<ApiReads>();
  #isUnknown = false;

  /** Sends a call, and records it with the validator of its response. */
  readonly record = async <Data>(call: ApiCall, send: Send<Data>): Promise<ApiResponse<Data>> => {
    const { endpoint, path, body } = call;
    const recorded: Call = { path, body, etag: null };
    this.#calls.push(recorded);
    const response = await send();
    // Only safe calls can be repeated for validation.
    if (endpoint.method === 'GET' || endpoint.safe === true) recorded.etag = response.etag;
    return response;
  };

  /** Includes the reads of other work, past and future. */
  include(part: ApiReads): void {
    this.#parts.add(part);
  }

  /** Marks the reads as incomplete: the result does not follow from them, as after a timeout. */
  markUnknown(): void {
    this.#isUnknown = true;
  }

  /**
   * All calls, each once, with their validators. Undefined when the work cannot be validated: a call has no
   * response or no validator, or two different responses.
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
