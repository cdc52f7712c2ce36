import { pipeline, type Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The encoding of a response: brotli where the client accepts it, else gzip; undefined when it accepts neither. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

const compress = promisify(brotliCompress);
const compressed = new WeakMap<Uint8Array, Promise<Buffer>>();

/** Brotli of a file that is served many times; compressed once. */
export function compressFile(bytes: Uint8Array): Promise<Buffer> {
  const existing = compressed.get(bytes);
  if (existing) return existing;
  const result = compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  compressed.set(bytes, result);
  return result;
}

/** Compresses a document as it is streamed: each part is flushed, so that the browser starts with the head. */
export function compressStream(body: Readable, encoding: Encoding): Readable {
  const compressor: Transform =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          // A window of 256 kB holds a document; the default of 4 MB would take 8 MB of memory for each response under way.
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 4 });
  // Either end closes the other: a visitor who leaves stops the rendering too.
  return pipeline(body, compressor, () => undefined);
}
