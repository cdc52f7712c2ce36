import { createHash } from 'node:crypto';
import { createValueCache } from './value-cache';

export interface CachedBody {
  readonly body: Buffer;
  readonly etag: string;
}

/** Channel on which every process is told that content changed. */
export const contentChanged = 'content_changed';

/** Answers kept as bytes until content changes. */
export function createReadCache() {
  const bodies = createValueCache<CachedBody>();
  return {
    get: (key: string, load: () => Promise<unknown>) => bodies.get(key, () => load().then(encode)),
    clear: bodies.clear,
  };
}
export type ReadCache = ReturnType<typeof createReadCache>;

function encode(value: unknown): CachedBody {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
