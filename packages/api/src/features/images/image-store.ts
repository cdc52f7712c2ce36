import { type ImageDensity, imagePresets, type ImageFormat } from '@kaadu/contracts';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { ImageEncoder } from '../../platform/images/encoder/image-encoder';
import type { ImageVariant } from '../../platform/images/encoder/image-jobs';
import type { ImageReader } from '../../platform/images/image-source';
import { createEncodedFiles, type EncodedFiles } from './encoded-files';
import type { ImageRequest } from './parse-image-path';
import { createSharedTasks } from './shared-tasks';

export interface EncodedImage {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** False while a better encoding is in progress; such a response must not be cached for long. */
  readonly final: boolean;
}

const concurrentEncodings = 2;
/** Maximum number of cached hashes of originals, at some hundred bytes each. */
const maxHashes = 20_000;
/**
 * Factor on the quality for AVIF, which looks the same at a lower number. It falls with the density, since
 * finer pixels hide more.
 */
const avifShare: Record<ImageDensity, number> = { 1: 0.7, 2: 0.55 };

export interface ImageStoreOptions {
  /** Folder of the encoded images. */
  readonly folder: string;
  /** Maximum bytes of the encoded images. */
  readonly maxBytes: number;
  readonly source: ImageReader;
  readonly encoder: ImageEncoder;
  /** Receives errors of background encodings and of trims. */
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the store of images in every allowed size, encoded on first request and cached on disk
 * (`encoded-files.ts`).
 * File names contain a hash of the original and the quality, so a change of either causes a new encoding.
 * AVIF takes ten times as long as WebP: the first request for an AVIF gets a WebP while the AVIF is encoded
 * in the background.
 */
export function createImageStore(options: ImageStoreOptions) {
  const { source, onError } = options;
  const files = createEncodedFiles(options);
  const foreground = pLimit(concurrentEncodings);
  const background = pLimit(1);
  const encodings = createSharedTasks<Buffer>();
  const hashOf = createHasher(source);
  let closed = false;

  /** Returns the cached encoding, or encodes the image first. */
  async function getEncoded(hash: string, request: ImageRequest): Promise<Buffer> {
    const file = fileOf(hash, request);
    return (
      (await files.read(file)) ??
      encodings.run(file, () => foreground(() => encodeToFile(options, files, file, request)))
    );
  }

  const fileOf = (hash: string, request: ImageRequest): string =>
    files.pathOf({ ...request, hash, quality: qualityOf(request) });

  function encodeInBackground(file: string, request: ImageRequest): void {
    if (encodings.isRunning(file)) return;
    const encoding = encodings.run(file, () =>
      background(async () => (closed ? Buffer.alloc(0) : encodeToFile(options, files, file, request))),
    );
    encoding.catch(onError);
  }

  return {
    /** @returns the encoded image, or undefined when no image has the store path */
    async get(request: ImageRequest): Promise<EncodedImage | undefined> {
      const { storePath, format } = request;
      const hash = await hashOf(storePath);
      if (hash === undefined) return undefined;
      if (format !== 'avif') return { bytes: await getEncoded(hash, request), format, final: true };
      const file = fileOf(hash, request);
      const cached = await files.read(file);
      if (cached) return { bytes: cached, format, final: true };
      const bytes = await getEncoded(hash, { ...request, format: 'webp' });
      encodeInBackground(file, request);
      return { bytes, format: 'webp', final: false };
    },

    /** Encodes an image into the cache, in exactly the requested format. @throws Error when encoding fails */
    async prepare(request: ImageRequest): Promise<void> {
      const hash = await hashOf(request.storePath);
      if (hash !== undefined) await getEncoded(hash, request);
    },

    /** Resolves when all writes are complete; queued encodings are dropped. */
    async close(): Promise<void> {
      closed = true;
      await encodings.whenIdle();
      await files.whenIdle();
    },

    files,
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;

/** Hashes each original once, so that lookups do not read it again. */
function createHasher(source: ImageReader): (storePath: string) => Promise<string | undefined> {
  const hashes = new LRUCache<string, string>({
    max: maxHashes,
    fetchMethod: async (storePath) => {
      const original = await source.read(storePath);
      return original && createHash('sha256').update(original).digest('hex').slice(0, 16);
    },
    ignoreFetchAbort: true,
  });
  return (storePath) => hashes.fetch(storePath);
}

async function encodeToFile(
  { source, encoder }: ImageStoreOptions,
  files: Pick<EncodedFiles, 'write'>,
  file: string,
  request: ImageRequest,
): Promise<Buffer> {
  const original = await source.read(request.storePath);
  if (!original) throw new Error(`The original of ${request.storePath} is gone`);
  const bytes = Buffer.from(await encoder.encode(original, variantOf(request)));
  await files.write(file, bytes);
  return bytes;
}

/** Returns the quality, 1 to 100 on the scale of the format's encoder. */
function qualityOf({ preset, density, format }: ImageRequest): number {
  const { quality } = imagePresets[preset];
  return format === 'avif' ? Math.round(quality * avifShare[density]) : quality;
}

function variantOf(request: ImageRequest): ImageVariant {
  const { preset, density, format } = request;
  const { width, height } = imagePresets[preset];
  return { width: width * density, height: height * density, format, quality: qualityOf(request) };
}
