import { maxFileBytes } from '@kaadu/federation/release';
import { ReleaseError } from '@kaadu/release-core';
import { storedUploads, type Token } from '@kaadu/release-core/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Maximum number of files that one token sends at the same time; each is held in memory until it is complete. */
export const maxConcurrentUploads = 4;

/** Default disk quota for unpublished uploads of one remote, in bytes. */
export const defaultUploadQuota = 256 * 1024 * 1024;

/** Minimum size that counts for a file, so that many empty ones reach the quota too. */
const minFileBytes = 64 * 1024;

/** Limits uploads before they are received: concurrent files by token, and bytes by remote. */
export class UploadLimits {
  /** Token → files that it is sending. */
  readonly #sending = new Map<string, number>();
  /** Remote → bytes that are being received. */
  readonly #expected = new Map<string, number>();

  constructor(
    readonly uploads: string,
    readonly quotaBytes: number = defaultUploadQuota,
  ) {}

  /**
   * Admits one file; its share of the limits is released when the response ends.
   * @throws ReleaseError `unavailable` when the token sends too many files at once, `refused` when the quota is used up
   */
  async admit(request: FastifyRequest, reply: FastifyReply, token: Token, remote: string): Promise<void> {
    if ((this.#sending.get(token.id) ?? 0) >= maxConcurrentUploads) {
      throw new ReleaseError(
        'unavailable',
        `The token of ${token.owner} is sending ${maxConcurrentUploads} files already. Send the next one when one of them is done.`,
      );
    }
    const bytes = Math.max(announcedBytes(request), minFileBytes);
    add(this.#sending, token.id, 1);
    add(this.#expected, remote, bytes);
    onceEnded(reply, () => {
      add(this.#sending, token.id, -1);
      add(this.#expected, remote, -bytes);
    });
    const total = (await this.#storedBytes(remote)) + (this.#expected.get(remote) ?? 0);
    if (total > this.quotaBytes) throw overQuota(remote, this.quotaBytes);
  }

  async #storedBytes(remote: string): Promise<number> {
    const stored = (await storedUploads(this.uploads)).filter((upload) => upload.remote === remote);
    const sizes = stored.flatMap(({ files }) => files);
    return sizes.reduce((sum, size) => sum + Math.max(size, minFileBytes), 0);
  }
}

/** Calls back once, when a response is finished or its connection is closed before. */
function onceEnded({ raw }: FastifyReply, callback: () => void): void {
  let ended = false;
  const end = () => {
    if (!ended) callback();
    ended = true;
  };
  raw.once('finish', end);
  raw.once('close', end);
}

/** Returns the announced size of a body; a chunked body may be as large as a file can be. */
function announcedBytes({ headers }: FastifyRequest): number {
  const length = headers['content-length'];
  return length === undefined ? maxFileBytes : Number(length);
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

function overQuota(remote: string, quotaBytes: number): ReleaseError {
  const megabytes = Math.floor(quotaBytes / 1024 ** 2);
  return new ReleaseError(
    'refused',
    `Uploads of ${remote} that were not published take up its ${megabytes} MiB. Publish them, or ask operations: \`release prune\` removes those that were abandoned for a day, UPLOAD_QUOTA_MB raises the limit.`,
  );
}
