import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { AppError } from '../errors/app-error';
import type { BucketLocation } from './bucket-location';
import type { ImageSource } from './image-source';

/**
 * Reads and writes originals in an S3-compatible bucket, under the prefix and the store path. The AWS SDK
 * reads credentials from the environment.
 * @param onError receives the cause of a failed request; the caller only learns that images are unavailable
 */
export function bucketImageSource(location: BucketLocation, onError: (error: unknown) => void): ImageSource {
  const { bucket, prefix, region, endpoint, timeout, 'path-style': forcePathStyle } = location;
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle,
    maxAttempts: 3,
    requestHandler: { requestTimeout: timeout, connectionTimeout: timeout, throwOnRequestTimeout: true },
    // Other S3-compatible services reject checksums that only Amazon supports.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const locationOf = (storePath: string) => ({ Bucket: bucket, Key: prefix + storePath });

  async function send<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await request();
    } catch (error) {
      // A HEAD response has no body that could say NoSuchKey.
      if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name))
        return undefined;
      onError(error);
      throw new AppError('unavailable', 'Images cannot be read or stored just now. Please try again soon.', {
        retryAfter: 5,
      });
    }
  }

  return {
    read: (storePath) =>
      send(async () => {
        const { Body } = await client.send(new GetObjectCommand(locationOf(storePath)));
        return Body && Buffer.from(await Body.transformToByteArray());
      }),
    exists: async (storePath) =>
      (await send(() => client.send(new HeadObjectCommand(locationOf(storePath))))) !== undefined,
    async write(storePath, bytes, type) {
      const object = { ...locationOf(storePath), Body: bytes, ContentType: type };
      await send(() => client.send(new PutObjectCommand(object)));
    },
  };
}
