import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { maxFileBytes } from '@kaadu/federation/release';
import { ReleaseError } from '../../errors';
import type { ObjectEntry, ObjectStore, StoredObject } from '../objects';
import { conditionalWriteCheck } from './s3-conditions';
import { expectedFailure, isNotModified, retryOnConflict, sendRequest, tryRequest } from './s3-requests';

export interface S3Location {
  readonly client: S3Client;
  readonly bucket: string;
  /** Prefix of every key; empty, or ending in a slash. */
  readonly prefix: string;
}

type WriteCondition = { readonly IfNoneMatch: '*' } | { readonly IfMatch: string } | Record<string, never>;

/**
 * Stores objects in an S3-compatible bucket. It must support conditional writes (`If-None-Match: *` and `If-Match` on
 * PUT), which is checked first: https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function s3Objects(location: S3Location): ObjectStore {
  const create = (key: string, bytes: Uint8Array) => put(location, key, bytes, { IfNoneMatch: '*' });
  const replace = (key: string, bytes: Uint8Array, tag?: string) =>
    tag === undefined ? put(location, key, bytes) : replaceIfMatch(location, key, bytes, tag);
  const requireConditionalWrites = conditionalWriteCheck({ create, replace });

  return {
    read: createReader(location),

    async create(key, bytes) {
      await requireConditionalWrites();
      return create(key, bytes);
    },

    async replace(key, bytes, tag) {
      if (tag !== undefined) await requireConditionalWrites();
      return replace(key, bytes, tag);
    },

    list: (prefix) => list(location, prefix),

    async remove(keys) {
      const { client } = location;
      for (const key of keys) {
        const command = new DeleteObjectCommand(addressOf(location, key));
        await tryRequest(() => client.send(command), ['no such key']);
      }
    },

    // One request writes an object, and a bucket carries it out completely or not at all.
    temporaryFiles: async () => [],

    // A bucket has no notifications: followers poll, or listen to the control-plane service.
    watch: () => () => undefined,
  };
}

function addressOf({ bucket, prefix }: S3Location, key: string) {
  return { Bucket: bucket, Key: prefix + key };
}

/** Maximum size of an object that a reader remembers, in bytes, and their number: channels and their newest entries. */
const maxRemembered = { bytes: 64 * 1024, objects: 100 };

/**
 * Creates a function that reads objects. It remembers the small ones, which followers of a channel read over and over: the
 * bucket then sends their bytes only after a change.
 */
function createReader(location: S3Location): ObjectStore['read'] {
  const remembered = new Map<string, StoredObject>();
  return async (key) => {
    const known = remembered.get(key);
    const found = await read(location, key, known);
    remembered.delete(key);
    if (found && found.bytes.length <= maxRemembered.bytes) remembered.set(key, found);
    const [oldest = ''] = remembered.keys();
    if (remembered.size > maxRemembered.objects) remembered.delete(oldest);
    return found;
  };
}

/** Reads an object. @param known its last known state, which is returned if the bucket still has it */
async function read(
  location: S3Location,
  key: string,
  known?: StoredObject,
): Promise<StoredObject | undefined> {
  const command = new GetObjectCommand({ ...addressOf(location, key), IfNoneMatch: known?.tag });
  let isKnown = false;
  const send = () =>
    location.client.send(command).catch((error: unknown) => {
      isKnown = known !== undefined && isNotModified(error);
      throw error;
    });
  const found = await tryRequest(send, ['no such key', 'not modified']);
  if (isKnown) return known;
  if (found === expectedFailure || !found.Body) return undefined;
  const { Body: body, ContentLength: length = 0, ETag: tag = '' } = found;
  if (length > maxFileBytes) {
    if ('destroy' in body && typeof body.destroy === 'function') body.destroy();
    throw new ReleaseError(
      'unreadable',
      `${key} is ${length} bytes long, over the limit of ${maxFileBytes} for a file of a release; it was not read.`,
    );
  }
  return { bytes: await sendRequest(() => body.transformToByteArray()), tag };
}

/** Writes an object. @returns false when the condition does not hold */
async function put(
  location: S3Location,
  key: string,
  bytes: Uint8Array,
  condition: WriteCondition = {},
): Promise<boolean> {
  const command = new PutObjectCommand({ ...addressOf(location, key), Body: bytes, ...condition });
  let retried = false;
  const send = () =>
    location.client.send(command).catch((error: unknown) => {
      if (error instanceof S3ServiceException) retried ||= (error.$metadata.attempts ?? 1) > 1;
      throw error;
    });
  const response = await tryRequest(() => retryOnConflict(send), ['no such key', 'precondition failed']);
  if (response !== expectedFailure) return true;
  if (!retried) return false;
  // The response to the first attempt was lost, or was the 500 that Ceph sends to the loser of a race on `If-Match`.
  // The present content of the bucket shows whether that attempt was carried out.
  return Buffer.from((await read(location, key))?.bytes ?? []).equals(bytes);
}

async function replaceIfMatch(
  location: S3Location,
  key: string,
  bytes: Uint8Array,
  tag: string,
): Promise<boolean> {
  if (await put(location, key, bytes, { IfMatch: tag })) return true;
  // Ceph's gateway sends ETags in quotes but compares `If-Match` with the ETag without them.
  return put(location, key, bytes, { IfMatch: tag.replaceAll('"', '') });
}

async function list({ client, bucket, prefix }: S3Location, below: string): Promise<ObjectEntry[]> {
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + below });
  const entries: ObjectEntry[] = [];
  const collect = async () => {
    for await (const page of pages) {
      // The error page of a proxy lacks this field; reading it as an empty bucket would be worse than failing.
      if (page.IsTruncated === undefined) throw new Error('the response is not a listing');
      for (const { Key: key, LastModified: modified } of page.Contents ?? []) {
        if (key) entries.push({ key: key.slice(prefix.length), modifiedAt: modified?.getTime() ?? 0 });
      }
    }
  };
  await sendRequest(collect);
  return entries;
}
