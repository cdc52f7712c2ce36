import { imagePresets, type ImageFormat } from '@kaadu/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { errorCode } from '../../platform/errors/error-code';
import type { ImageSource } from '../../platform/images/image-source';
import type { ImageRequest } from './parse-image-path';
import { createSharedTasks } from './shared-tasks';

export interface EncodedImage {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** False while a better encoding is being made: it must not be cached for long. */
  readonly final: boolean;
}

const concurrentEncodings = 2;

/**
 * Images in every allowed size, encoded when first requested and kept on disk. The file name holds a hash of the
 * original, so that a changed original is encoded again. AVIF takes ten times as long as WebP: the first to request one
 * gets a WebP, which every browser that reads AVIF reads too, and the AVIF is made in the background.
 * @param folder where encoded images are kept
 * @param onError receives errors of background encodings
 */
export function createImageStore(folder: string, source: ImageSource, onError: (error: unknown) => void) {
  const foreground = pLimit(concurrentEncodings);
  const background = pLimit(1);
  const encodings = createSharedTasks<Buffer>();
  /** Hash of each original that this process has read, so that finding its file does not draw it again. */
  const hashes = new Map<string, string>();
  let closed = false;

  async function encodeToFile(file: string, request: ImageRequest): Promise<Buffer> {
    const bytes = await encode(originalOf(request), request, request.format);
    await mkdir(dirname(file), { recursive: true });
    // A reader, or a crash, must never see half a file.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return bytes;
  }

  function originalOf({ storePath }: ImageRequest): string {
    const svg = source(storePath);
    if (svg === undefined) throw new Error(`The original of ${storePath} is gone`);
    return svg;
  }

  function encodeInBackground(file: string, request: ImageRequest): void {
    if (encodings.isRunning(file)) return;
    const encoding = encodings.run(file, () =>
      background(async () => (closed ? Buffer.alloc(0) : encodeToFile(file, request))),
    );
    encoding.catch(onError);
  }

  return {
    /** @returns the encoded image, or undefined when the store path names none */
    async get(request: ImageRequest): Promise<EncodedImage | undefined> {
      const { preset, density, storePath, format } = request;
      const hash = hashes.get(storePath) ?? hashOf(source(storePath));
      if (hash === undefined) return undefined;
      hashes.set(storePath, hash);
      const file = join(folder, `${preset}@${density}x`, `${storePath}-${hash}.${format}`);
      const kept = await readIfExists(file);
      if (kept) return { bytes: kept, format, final: true };
      if (format !== 'avif') {
        const bytes = await encodings.run(file, () => foreground(() => encodeToFile(file, request)));
        return { bytes, format, final: true };
      }
      const bytes = await encodings.run(`${file} as WebP`, () =>
        foreground(() => encode(originalOf(request), request, 'webp')),
      );
      encodeInBackground(file, request);
      return { bytes, format: 'webp', final: false };
    },

    /** Resolves when files being written are complete; encodings still queued are dropped. */
    async close(): Promise<void> {
      closed = true;
      await encodings.whenIdle();
    },
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;

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

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
