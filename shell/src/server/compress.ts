import { pipeline, type Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip } from 'node:zlib';
import Negotiator from 'negotiator';

const compress = promisify(brotliCompress);
const kept = new WeakMap<Uint8Array, Promise<Buffer>>();

/** Brotli of bytes that are served many times; made once. */
export function brotliOf(bytes: Uint8Array): Promise<Buffer> {
  const known = kept.get(bytes);
  if (known) return known;
  const made = compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  kept.set(bytes, made);
  return made;
}

export type Encoding = 'br' | 'gzip';

/** The encoding of a response: brotli where the client accepts it, else gzip; undefined when it accepts neither. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

/** A document's stream, compressed as it goes: each part is flushed, so that the browser starts with the head. */
export function compressStream(body: Readable, encoding: Encoding): Readable {
  const compressor: Transform =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 4 });
  // Whoever ends first ends the other: a visitor who leaves stops the rendering too.
  return pipeline(body, compressor, () => undefined);
}
