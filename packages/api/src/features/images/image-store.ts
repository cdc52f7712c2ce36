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
  /** False while a better encoding is being made: it must not be cached for long. */
  readonly final: boolean;
}

const concurrentEncodings = 2;
/** Originals whose hashes are remembered: each takes some hundred bytes. */
const maxHashes = 20_000;
/** AVIF needs a lower number for what looks the same; twice as dense, less of each pixel is seen. By density. */
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
 * Images in every allowed size, encoded when first requested and cached on disk (`encoded-files.ts`). The file name holds a
 * hash of the original and the quality: when one of them changes, it is encoded again. AVIF takes ten times as long as WebP: the first to request one
 * gets a WebP, which every browser that reads AVIF reads too, and the AVIF is made in the background.
 */
export function createImageStore(options: ImageStoreOptions) {
  const { source, onError } = options;
  const files = createEncodedFiles(options);
  const foreground = pLimit(concurrentEncodings);
  const background = pLimit(1);
  const encodings = createSharedTasks<Buffer>();
  const hashOf = createHasher(source);
  let closed = false;

  /** Returns the encoded image from disk, or encodes it first. */
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
    /** @returns the encoded image, or undefined when the store path names none */
    async get(request: ImageRequest): Promise<EncodedImage | undefined> {
      const { storePath, format } = request;
      const hash = await hashOf(storePath);
      if (hash === undefined) return undefined;
      if (format !== 'avif') return { bytes: await getEncoded(hash, request), format, final: true };
      const file = fileOf(hash, request);
      const kept = await files.read(file);
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
      await files.whenIdle();
    },

    files,
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;

/** Hashes originals, each once: finding its file does not read it again. */
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
