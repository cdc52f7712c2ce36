import { pipeline, type Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/**
 * Returns the encoding of a response: brotli if the client accepts it, else gzip; undefined when it accepts
 * neither.
 */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressed = new WeakMap<Uint8Array, Partial<Record<Encoding, Promise<Buffer>>>>();

/**
 * Compression effort: `best` for responses that are reused. The home page, 168 kB with its style sheets,
 * takes 14 ms, and 3 ms `quickly`. Quality 9 would take 106 ms for 0.6 % fewer bytes, and 47 instead of 3 ms
 * for a script: after each start, the first visitor would wait a second longer.
 */
export type Effort = 'best' | 'quickly';

const brotliQuality: Record<Effort, number> = { best: 8, quickly: 4 };
const gzipLevel: Record<Effort, number> = { best: 9, quickly: 4 };

export function compress(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } })
    : toGzip(bytes, { level: gzipLevel[effort] });
}

/**
 * Compresses a reused file once. `@fastify/compress` compresses every response again and has no entity tag
 * per encoding (ADR 044).
 */
export function compressFile(bytes: Uint8Array, encoding: Encoding = 'br'): Promise<Buffer> {
  const known = compressed.get(bytes) ?? {};
  compressed.set(bytes, known);
  known[encoding] ??= compress(bytes, encoding, 'best');
  return known[encoding];
}

/**
 * Compresses a document while it is streamed. Each chunk is flushed, so that the browser starts with the
 * head.
 */
export function compressStream(body: Readable, encoding: Encoding): Readable {
  const compressor: Transform =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          // A window of 256 kB fits a document. The default of 4 MB would use 8 MB of memory per open
          // response.
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality.quickly,
            [constants.BROTLI_PARAM_LGWIN]: 18,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevel.quickly });
  // Either end closes the other: rendering stops when the visitor leaves.
  return pipeline(body, compressor, () => undefined);
}
