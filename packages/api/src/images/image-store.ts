import { imagePresets } from '@kaadu/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createLimit } from './limit';
import type { ImageRequest } from './parse-image-path';
import { errorCode } from '../error-code';

const rendersAtOnce = 2;

/** Paints the original of a stored picture as SVG; undefined when there is no such picture. */
export type PaintImage = (storePath: string) => string | undefined;

/**
 * Pictures in every allowed size, rendered when first asked for and kept on disk. The cache key holds a hash of the
 * original, so that a changed original is rendered anew.
 * @param folder where rendered pictures are kept
 */
export function createImageStore(folder: string, paint: PaintImage) {
  const limit = createLimit(rendersAtOnce);
  const inFlight = new Map<string, Promise<Buffer>>();
  /** Hash of each original that this process has painted: painting it only to find the file would be a waste. */
  const hashes = new Map<string, string>();

  async function render(file: string, { preset, density, format, storePath }: ImageRequest): Promise<Buffer> {
    const { width, height, quality } = imagePresets[preset];
    const svg = paint(storePath);
    if (svg === undefined) throw new Error(`The original of ${storePath} is gone`);
    const bytes = await limit(() =>
      sharp(Buffer.from(svg))
        .resize(width * density, height * density, { fit: 'cover' })
        .toFormat(format, format === 'avif' ? { quality: Math.round(quality * 0.7), effort: 3 } : { quality })
        .toBuffer(),
    );
    await mkdir(dirname(file), { recursive: true });
    // Written aside and renamed: a reader, or a crash, never sees half a picture.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return bytes;
  }

  /** @returns the encoded picture, or undefined for a store path that names none */
  return async function getImage(request: ImageRequest): Promise<Buffer | undefined> {
    const { preset, density, storePath, format } = request;
    const hash = hashes.get(storePath) ?? hashOf(paint(storePath));
    if (hash === undefined) return undefined;
    hashes.set(storePath, hash);
    const file = join(folder, `${preset}@${density}x`, `${storePath}-${hash}.${format}`);
    const kept = await readIfThere(file);
    if (kept) return kept;
    const running = inFlight.get(file);
    if (running) return running;
    const rendering = render(file, request).finally(() => inFlight.delete(file));
    inFlight.set(file, rendering);
    return rendering;
  };
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
