import { AppError } from '../../platform/errors/app-error';
import type { ImageEncoder } from '../../platform/images/encoder/image-encoder';
import { maxPhotoPixels } from '../../platform/images/encoder/image-jobs';

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Signatures of the accepted formats. Nothing else reaches a decoder, least of all SVG with scripts. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
  (bytes) => startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypmif1'),
];

export interface ReadUpload {
  /** WebP in sRGB, upright, without any metadata. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an uploaded photo and encodes it again, so that only the visible pixels survive.
 * @throws AppError unsupported, too_large, invalid
 */
export async function readUpload(encoder: ImageEncoder, upload: Buffer): Promise<ReadUpload> {
  if (!signatures.some((matches) => matches(upload))) {
    throw new AppError('unsupported', 'The file is not a JPEG, PNG, WebP or AVIF image.');
  }
  const photo = await encoder.readPhoto(upload);
  if (photo.outcome === 'read') return photo;
  if (photo.outcome === 'damaged') {
    throw new AppError('invalid', 'This file is damaged or incomplete and cannot be read.');
  }
  const { width, height } = photo;
  throw new AppError(
    'too_large',
    `This has ${width} × ${height} pixels; ${maxPhotoPixels / 1e6} million are allowed.`,
  );
}
