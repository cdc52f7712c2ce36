import { createHash } from 'node:crypto';

export interface CachedBody {
  readonly body: Buffer;
  readonly etag: string;
}

/** Channel on which every process is told that content changed. */
export const contentChanged = 'content_changed';

/**
 * Answers kept in this process as bytes, until content changes. Simultaneous requests for a missing answer
 * share one computation; a computation that was overtaken by a change is not kept.
 */
export function createReadCache(capacity = 500) {
  const bodies = new Map<string, Promise<CachedBody>>();

  return {
    get(key: string, load: () => Promise<unknown>): Promise<CachedBody> {
      const known = bodies.get(key);
      if (known) return known;
      const pending = load().then(encode);
      bodies.set(key, pending);
      const [oldest] = bodies.keys();
      if (bodies.size > capacity && oldest !== undefined) bodies.delete(oldest);
      // A failure is told to those who wait for it, and tried anew by the next.
      pending.catch(() => {
        if (bodies.get(key) === pending) bodies.delete(key);
      });
      return pending;
    },
    clear: () => bodies.clear(),
  };
}
export type ReadCache = ReturnType<typeof createReadCache>;

function encode(value: unknown): CachedBody {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
