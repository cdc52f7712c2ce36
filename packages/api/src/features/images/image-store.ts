import { imagePresets, type ImageFormat } from '@kaadu/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createLimit } from './limit';
import type { ImageRequest } from './parse-image-path';
import { errorCode } from '../../platform/errors/error-code';

/** Paints the original of a stored picture as SVG; undefined when there is no such picture. */
export type PaintImage = (storePath: string) => string | undefined;

export interface Picture {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** False while a better encoding of it is under way: nobody may keep it for long. */
  readonly lasting: boolean;
}

const rendersAtOnce = 2;

/**
 * Pictures in every allowed size, rendered when first asked for and kept on disk. The cache key holds a hash of the
 * original, so that a changed original is rendered anew. AVIF takes ten times as long as WebP to encode: whoever asks for
 * one first gets a WebP, which every browser that knows AVIF knows too, and the AVIF is made meanwhile.
 * @param folder where rendered pictures are kept
 * @param onError a picture could not be made behind its visitors' backs
 */
export function createImageStore(folder: string, paint: PaintImage, onError: (error: unknown) => void) {
  const atOnce = createLimit(rendersAtOnce);
  const oneByOne = createLimit(1);
  const underWay = new Map<string, Promise<Buffer>>();
  /** Hash of each original that this process has painted: painting it only to find the file would be a waste. */
  const hashes = new Map<string, string>();
  let closed = false;

  /** Encodes a picture once for all who ask for it meanwhile. */
  function encodeOnce(key: string, encode: () => Promise<Buffer>): Promise<Buffer> {
    const running = underWay.get(key) ?? encode().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  async function renderAndKeep(file: string, request: ImageRequest): Promise<Buffer> {
    const bytes = await encode(originalOf(request), request, request.format);
    await mkdir(dirname(file), { recursive: true });
    // Written aside and renamed: a reader, or a crash, never sees half a picture.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return bytes;
  }

  function originalOf({ storePath }: ImageRequest): string {
    const svg = paint(storePath);
    if (svg === undefined) throw new Error(`The original of ${storePath} is gone`);
    return svg;
  }

  /** Makes a picture while its visitors look at another encoding. */
  function makeBehind(file: string, request: ImageRequest): void {
    if (underWay.has(file)) return;
    const making = encodeOnce(file, () =>
      oneByOne(async () => (closed ? Buffer.alloc(0) : renderAndKeep(file, request))),
    );
    making.catch(onError);
  }

  return {
    /** @returns the encoded picture, or undefined for a store path that names none */
    async get(request: ImageRequest): Promise<Picture | undefined> {
      const { preset, density, storePath, format } = request;
      const hash = hashes.get(storePath) ?? hashOf(paint(storePath));
      if (hash === undefined) return undefined;
      hashes.set(storePath, hash);
      const file = join(folder, `${preset}@${density}x`, `${storePath}-${hash}.${format}`);
      const kept = await readIfThere(file);
      if (kept) return { bytes: kept, format, lasting: true };
      if (format !== 'avif') {
        const bytes = await encodeOnce(file, () => atOnce(() => renderAndKeep(file, request)));
        return { bytes, format, lasting: true };
      }
      const bytes = await encodeOnce(`${file} meanwhile`, () =>
        atOnce(() => encode(originalOf(request), request, 'webp')),
      );
      makeBehind(file, request);
      return { bytes, format: 'webp', lasting: false };
    },

    /** Ends when what is being written is whole; what has not begun is left for another time. */
    async close(): Promise<void> {
      closed = true;
      await Promise.allSettled(underWay.values());
    },
  };
}

function encode(svg: string, { preset, density }: ImageRequest, format: ImageFormat): Promise<Buffer> {
  const { width, height, quality } = imagePresets[preset];
  return sharp(Buffer.from(svg))
    .resize(width * density, height * density, { fit: 'cover' })
    .toFormat(format, format === 'avif' ? { quality: Math.round(quality * 0.7), effort: 3 } : { quality })
    .toBuffer();
}

function hashOf(svg: string | undefined): string | undefined {
  return svg === undefined ? undefined : createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
