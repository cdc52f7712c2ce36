import type { UploadedImage } from '@kaadu/contracts/images';
import { createHash } from 'node:crypto';
import { type Actor, makeChanges } from '../../platform/audit/make-change';
import { AppError } from '../../platform/errors/app-error';
import type { Services } from '../../platform/services/services';
import { readUpload } from './read-upload';

/**
 * Stores a photo under a name derived from its content: the same photo is stored once, and the content of a
 * path never changes.
 * @throws AppError invalid, too_large, unsupported, unavailable
 */
export async function storeUpload(
  { imageSource, imageEncoder }: Pick<Services, 'imageSource' | 'imageEncoder'>,
  upload: Buffer,
): Promise<UploadedImage> {
  if (upload.length === 0) throw new AppError('invalid', 'The body must be an image file.');
  const { bytes, width, height } = await readUpload(imageEncoder, upload);
  const imagestorepath = `uploads/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
  await imageSource.write(imagestorepath, Buffer.from(bytes), 'image/webp');
  return { imagestorepath, width, height };
}

/** Stores a photo of content and records it in the audit log. @throws as `storeUpload` */
export async function uploadImage(services: Services, actor: Actor, upload: Buffer): Promise<UploadedImage> {
  const stored = await storeUpload(services, upload);
  const { imagestorepath, width, height } = stored;
  await makeChanges(services, actor, ({ audit }) =>
    audit({ action: 'uploadImage', subject: `image ${imagestorepath}`, detail: { width, height } }),
  );
  return stored;
}
