import { parseBucketLocation } from './bucket-location';
import { folderImageSource } from './folder-image-source';
import type { ImageSource } from './image-source';

export const isBucket = (location: string): boolean => location.startsWith('s3://');

/**
 * The originals in a folder, or in the bucket that an `s3://` location names.
 * @param onError told of failed requests to a bucket
 */
export async function openImageSource(
  location: string,
  onError: (error: unknown) => void,
): Promise<ImageSource> {
  if (!isBucket(location)) return folderImageSource(location);
  // The client of buckets takes longer to load than the rest of the API; few set-ups need it.
  const { bucketImageSource } = await import('./bucket-image-source');
  return bucketImageSource(parseBucketLocation(location), onError);
}
