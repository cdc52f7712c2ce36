import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { maxFileBytes } from '@kaadu/federation/release';
import { ReleaseError } from './errors';
import type { ObjectEntry, ObjectStore } from './objects';
import { conditionsKept } from './s3-conditions';
import { answered, refused, whileBusy } from './s3-requests';

export interface S3Place {
  readonly client: S3Client;
  readonly bucket: string;
  /** Begins every key; empty, or ending in a slash. */
  readonly prefix: string;
}

/**
 * Objects in an S3-compatible bucket. It must know conditional writes (`If-None-Match: *` and `If-Match` on PUT), which
 * is made sure of before the first one: https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function s3Objects({ client, bucket, prefix }: S3Place): ObjectStore {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  async function read(key: string) {
    const found = await answered(() => client.send(new GetObjectCommand(at(key))), ['no such object']);
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
  async function put(key: string, bytes: Uint8Array, condition: WriteCondition = {}): Promise<boolean> {
    const command = new PutObjectCommand({ ...at(key), Body: bytes, ...condition });
    let repeated = false;
    const send = () =>
      client.send(command).catch((error: unknown) => {
        if (error instanceof S3ServiceException) repeated ||= (error.$metadata.attempts ?? 1) > 1;
        throw error;
      });
    const answer = await answered(() => whileBusy(send), ['no such object', 'condition failed']);
    if (answer !== refused) return true;
    if (!repeated) return false;
    // The answer to the first attempt was lost, or was the 500 with which Ceph meets whoever loses a race of `If-Match`:
    // what lies there may or may not be what it wrote.
    return Buffer.from((await read(key))?.bytes ?? []).equals(bytes);
  }

  const create = (key: string, bytes: Uint8Array) => put(key, bytes, { IfNoneMatch: '*' });

  async function replace(key: string, bytes: Uint8Array, tag?: string): Promise<boolean> {
    if (tag === undefined) return put(key, bytes);
    if (await put(key, bytes, { IfMatch: tag })) return true;
    // Ceph's gateway compares the header with the tag without its quotes, which it sends all the same.
    return put(key, bytes, { IfMatch: tag.replaceAll('"', '') });
  }

  const proven = conditionsKept({ create, replace });

  return {
    read,

    async create(key, bytes) {
      await proven();
      return create(key, bytes);
    },

    async replace(key, bytes, tag) {
      if (tag !== undefined) await proven();
      return replace(key, bytes, tag);
    },

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
      for (const key of keys)
        await answered(() => client.send(new DeleteObjectCommand(at(key))), ['no such object']);
    },

    // An object is written by one request, which a bucket carries out whole or not at all.
    litter: async () => [],

    // A bucket tells nobody: followers poll, or listen to the control-plane service.
    watch: () => () => undefined,
  };
}

type WriteCondition = { readonly IfNoneMatch: '*' } | { readonly IfMatch: string } | Record<string, never>;
