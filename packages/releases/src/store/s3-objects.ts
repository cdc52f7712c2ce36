import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { maxFileBytes } from '@kaadu/federation/release';
import { messageOf, ReleaseError } from './errors';
import type { ObjectEntry, ObjectStore } from './objects';

export interface S3Place {
  readonly client: S3Client;
  readonly bucket: string;
  /** Begins every key; empty, or ending in a slash. */
  readonly prefix: string;
}

/**
 * Objects in an S3-compatible bucket. It must know conditional writes (`If-None-Match: *` and `If-Match`), which
 * Amazon S3, Cloudflare R2, Google Cloud Storage's XML API, MinIO and Ceph do:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function s3Objects({ client, bucket, prefix }: S3Place): ObjectStore {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  async function read(key: string) {
    const found = await answered(() => client.send(new GetObjectCommand(at(key))), [404]);
    if (found === refused || !found.Body) return undefined;
    const { Body: body, ContentLength: length = 0, ETag: tag = '' } = found;
    if (length > maxFileBytes) {
      if ('destroy' in body && typeof body.destroy === 'function') body.destroy();
      throw new ReleaseError(
        'unreadable',
        `${key} has ${length} bytes, more than a release may; it is not read.`,
      );
    }
    const bytes = await answered(() => body.transformToByteArray());
    return bytes === refused ? undefined : { bytes, tag };
  }

  /** @returns false when the condition does not hold */
  async function put(key: string, bytes: Uint8Array, condition: WriteCondition): Promise<boolean> {
    const command = new PutObjectCommand({ ...at(key), Body: bytes, ...condition });
    let attempts = 1;
    const send = () =>
      client.send(command).catch((error: unknown) => {
        if (error instanceof S3ServiceException) attempts = error.$metadata.attempts ?? 1;
        throw error;
      });
    if ((await answered(send, [404, 409, 412])) !== refused) return true;
    if (attempts === 1) return false;
    // The answer to the first attempt was lost: what lies there may well be what it wrote.
    return Buffer.from((await read(key))?.bytes ?? []).equals(bytes);
  }

  return {
    read,
    create: (key, bytes) => put(key, bytes, { IfNoneMatch: '*' }),
    replace: (key, bytes, tag) => put(key, bytes, tag === undefined ? {} : { IfMatch: tag }),

    async list(keyPrefix) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + keyPrefix });
      const entries: ObjectEntry[] = [];
      const collect = async () => {
        for await (const page of pages) {
          // A proxy's error page has no such field; taking it for an empty bucket would be worse than failing.
          if (page.IsTruncated === undefined)
            throw new Error('it answered with something that is no listing');
          for (const { Key: key, LastModified: modified } of page.Contents ?? []) {
            if (key) entries.push({ key: key.slice(prefix.length), modifiedAt: modified?.getTime() ?? 0 });
          }
        }
      };
      await answered(collect);
      return entries;
    },

    async remove(keys) {
      for (const key of keys) await answered(() => client.send(new DeleteObjectCommand(at(key))), [404]);
    },

    // An object is written by one request, which a bucket carries out whole or not at all.
    litter: async () => [],

    // A bucket tells nobody: followers poll, or listen to the control-plane service.
    watch: () => () => undefined,
  };
}

type WriteCondition = { readonly IfNoneMatch: '*' } | { readonly IfMatch: string } | Record<string, never>;

const refused = Symbol('the bucket said no, as it may');

/**
 * Runs a request. @returns `refused` on one of the statuses that are answers too
 * @throws ReleaseError `unavailable` on any other failure: time-outs, 5xx, what is not S3 at all
 */
async function answered<Value>(
  request: () => Promise<Value>,
  answers: readonly number[] = [],
): Promise<Value | typeof refused> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && answers.includes(status)) return refused;
    throw new ReleaseError(
      'unavailable',
      `The release store does not answer as it should (${status ?? 'no answer'}: ${messageOf(error)}). Shells keep what they serve; check the bucket, its address and its credentials.`,
      { cause: error },
    );
  }
}
