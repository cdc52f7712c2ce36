import { type ImageDensity, imagePresets, type ImageFormat } from '@kaadu/contracts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { errorCode } from '../../platform/errors/error-code';
import type { ImageEncoder } from '../../platform/images/encoder/image-encoder';
import type { ImageVariant } from '../../platform/images/encoder/image-jobs';
import type { ImageReader } from '../../platform/images/image-source';
import { writeWholeFile } from '../../platform/images/write-whole-file';
import type { ImageRequest } from './parse-image-path';
import { createSharedTasks } from './shared-tasks';

export interface EncodedImage {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** False while a better encoding is being made: it must not be cached for long. */
  readonly final: boolean;
}

const concurrentEncodings = 2;
/** AVIF needs a lower number for what looks the same; twice as dense, less of each pixel is seen. By density. */
const avifShare: Record<ImageDensity, number> = { 1: 0.7, 2: 0.55 };

export interface ImageStoreOptions {
  /** Where encoded images are kept. */
  readonly folder: string;
  readonly source: ImageReader;
  readonly encoder: ImageEncoder;
  /** Receives errors of background encodings. */
  readonly onError: (error: unknown) => void;
}

/**
 * Images in every allowed size, encoded when first requested and kept on disk. The file name holds a hash of the
 * original and the quality: when one of them changes, it is encoded again. AVIF takes ten times as long as WebP: the first to request one
 * gets a WebP, which every browser that reads AVIF reads too, and the AVIF is made in the background.
 */
export function createImageStore(options: ImageStoreOptions) {
  const { folder, source, onError } = options;
  const foreground = pLimit(concurrentEncodings);
  const background = pLimit(1);
  const encodings = createSharedTasks<Buffer>();
  const hashOf = createHasher(source);
  let closed = false;

  /** The encoded image that is kept, or is made first. */
  async function getEncoded(hash: string, request: ImageRequest): Promise<Buffer> {
    const file = fileOf(hash, request);
    return (
      (await readIfExists(file)) ??
      encodings.run(file, () => foreground(() => encodeToFile(options, file, request)))
    );
  }

  function fileOf(hash: string, request: ImageRequest): string {
    const { preset, density, storePath, format } = request;
    return join(folder, `${preset}@${density}x`, `${storePath}-${hash}-q${qualityOf(request)}.${format}`);
  }

  function encodeInBackground(file: string, request: ImageRequest): void {
    if (encodings.isRunning(file)) return;
    const encoding = encodings.run(file, () =>
      background(async () => (closed ? Buffer.alloc(0) : encodeToFile(options, file, request))),
    );
    encoding.catch(onError);
  }

  return {
    /** @returns the encoded image, or undefined when the store path names none */
    async get(request: ImageRequest): Promise<EncodedImage | undefined> {
      const { storePath, format } = request;
      const hash = await hashOf(storePath);
      if (hash === undefined) return undefined;
      if (format !== 'avif') return { bytes: await getEncoded(hash, request), format, final: true };
      const file = fileOf(hash, request);
      const kept = await readIfExists(file);
      if (kept) return { bytes: kept, format, final: true };
      const bytes = await getEncoded(hash, { ...request, format: 'webp' });
      encodeInBackground(file, request);
      return { bytes, format: 'webp', final: false };
    },

    /** Encodes an image that is not kept yet, in the very format asked for. @throws Error when it cannot be */
    async prepare(request: ImageRequest): Promise<void> {
      const hash = await hashOf(request.storePath);
      if (hash !== undefined) await getEncoded(hash, request);
    },

    /** Resolves when files being written are complete; encodings still queued are dropped. */
    async close(): Promise<void> {
      closed = true;
      await encodings.whenIdle();
    },
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;

/** Hashes originals, each once: finding its file does not read it again. */
function createHasher(source: ImageReader): (storePath: string) => Promise<string | undefined> {
  const hashes = new Map<string, string>();
  const reads = createSharedTasks<string | undefined>();
  async function readHash(storePath: string): Promise<string | undefined> {
    const original = await source.read(storePath);
    return original && createHash('sha256').update(original).digest('hex').slice(0, 16);
  }
  return async (storePath) => {
    const known = hashes.get(storePath);
    if (known) return known;
    const hash = await reads.run(storePath, () => readHash(storePath));
    if (hash) hashes.set(storePath, hash);
    return hash;
  };
}

async function encodeToFile(
  { source, encoder }: ImageStoreOptions,
  file: string,
  request: ImageRequest,
): Promise<Buffer> {
  const original = await source.read(request.storePath);
  if (!original) throw new Error(`The original of ${request.storePath} is gone`);
  const bytes = Buffer.from(await encoder.encode(original, variantOf(request)));
  await writeWholeFile(file, bytes);
  return bytes;
}

/** Of 1 to 100, as the encoder of the format counts. */
function qualityOf({ preset, density, format }: ImageRequest): number {
  const { quality } = imagePresets[preset];
  return format === 'avif' ? Math.round(quality * avifShare[density]) : quality;
}

function variantOf(request: ImageRequest): ImageVariant {
  const { preset, density, format } = request;
  const { width, height } = imagePresets[preset];
  return { width: width * density, height: height * density, format, quality: qualityOf(request) };
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
