import { parseBucketLocation } from './bucket-location';
import { folderImageSource } from './folder-image-source';
import type { ImageSource } from './image-source';

export const isBucket = (location: string): boolean => location.startsWith('s3://');

/**
 * Opens the originals in a folder, or in the bucket of an `s3://` location.
 * @param onError receives errors of failed requests to a bucket
 */
export async function openImageSource(
  location: string,
  onError: (error: unknown) => void,
): Promise<ImageSource> {
  if (!isBucket(location)) return folderImageSource(location);
  // The bucket client takes longer to load than the rest of the API, and few setups need it.
  const { bucketImageSource } = await import('./bucket-image-source');
  return bucketImageSource(parseBucketLocation(location), onError);
}
