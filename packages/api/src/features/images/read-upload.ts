import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '../../platform/errors/app-error';

/** A hundred megapixels take 400 MB to decode; cameras and phones make 12 to 50. */
const maxPixels = 40_000_000;
/** Pixels of the longer side of what is kept: enough for the largest preset at double density. */
const longestSide = 3_200;
const quality = 90;
const decodeSeconds = 20;

/** Decoding takes memory by the hundred megabytes: one at a time. */
const decoding = pLimit(1);

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The formats that are taken, each by its first bytes: nothing else reaches a decoder, SVG (a program) least of all. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
  (bytes) => startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypmif1'),
];

export interface ReadUpload {
  /** WebP in sRGB, upright, without any metadata. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an uploaded photo and encodes it anew, so that nothing of the file survives but what is seen.
 * @throws AppError unsupported, too_large, invalid
 */
export async function readUpload(upload: Buffer): Promise<ReadUpload> {
  if (!signatures.some((matches) => matches(upload))) {
    throw new AppError('unsupported', 'This is no JPEG, PNG, WebP or AVIF.');
  }
  const { width, height } = await readable(sharp(upload, { limitInputPixels: false }).metadata());
  if (width * height > maxPixels) {
    throw new AppError(
      'too_large',
      `This has ${width} × ${height} pixels; ${maxPixels / 1e6} million are allowed.`,
    );
  }
  const { data, info } = await decoding(() =>
    readable(
      sharp(upload, { failOn: 'warning', limitInputPixels: maxPixels })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .timeout({ seconds: decodeSeconds })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  return { bytes: data, width: info.width, height: info.height };
}

/** The decoder does not tell a damaged file from other failures: each is taken for the file's. */
async function readable<Result extends Metadata | object>(decoded: Promise<Result>): Promise<Result> {
  try {
    return await decoded;
  } catch {
    throw new AppError('invalid', 'This file is damaged or incomplete and cannot be read.');
  }
}
