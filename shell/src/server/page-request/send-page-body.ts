import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compress, compressStream, type Encoding } from '../http/content-encoding';
import { ConstantDocument, isUnchanged } from '../pages/caching/constant-document';
import type { SendablePage } from './sendable-page';

/**
 * Sends the body of a page in an encoding that the browser accepts, or 304 if the browser has the same
 * document.
 */
export async function sendPageBody(
  { body }: Pick<SendablePage, 'body'>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (body instanceof ConstantDocument) {
    const { bytes, etag } = await body.encoded(encoding);
    reply.header('etag', etag);
    if (isUnchanged(headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.headers(encodingHeader(encoding)).send(bytes);
  }
  reply.headers(encodingHeader(encoding));
  if (body instanceof Readable) return reply.send(encoding ? compressStream(body, encoding) : body);
  return reply.send(encoding ? await compress(body, encoding, 'quickly') : body);
}

const encodingHeader = (encoding: Encoding | undefined) => (encoding ? { 'content-encoding': encoding } : {});
