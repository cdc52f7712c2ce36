import { RemoteName, Version } from '@kaadu/federation/release';
import { extname } from 'node:path';
import type { PublishedFiles, LiveReleases } from '@kaadu/release-host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { acceptedEncoding, compressFile } from '../http/content-encoding';
import type { ShellAssets } from '../pages/read-shell-assets';

const ReleaseFile = z.object({ name: RemoteName, version: Version, '*': z.string().max(300) });

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.json': 'application/json',
};

export interface AssetRoutesOptions {
  readonly assets: ShellAssets;
  readonly releases: Pick<LiveReleases, 'find'>;
  readonly published: Pick<PublishedFiles, 'read'>;
}

/**
 * Serves the browser files of the shell and of every published release. The content at a path never changes.
 */
export function registerAssets(
  app: FastifyInstance,
  { assets, releases, published }: AssetRoutesOptions,
): void {
  app.get('/assets/*', async (request, reply) => {
    const path = z.object({ '*': z.string() }).parse(request.params)['*'];
    return sendFile(request, reply, path, assets.bytes.get(path));
  });

  app.get('/releases/:name/:version/*', async (request, reply) => {
    const file = ReleaseFile.safeParse(request.params);
    if (!file.success) return sendFile(request, reply, '', undefined);
    const { name, version, '*': path } = file.data;
    const loaded = releases.find(name, version);
    const bytes = loaded ? loaded.files.get(path) : await published.read(name, version, path);
    return sendFile(request, reply, path, path.startsWith('web/') ? bytes : undefined);
  });
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  bytes: Uint8Array | undefined,
): Promise<FastifyReply> {
  const type = contentTypes[extname(path)];
  if (!bytes || !type) return reply.code(404).type('text/plain').send('There is no such file.');
  // An SVG opened as a document must not run scripts with the site's origin.
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.type(type).header('vary', 'accept-encoding').header('access-control-allow-origin', '*');
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  const compressible = !/woff2|webp|png/.test(type);
  if (!compressible || acceptedEncoding(request.headers['accept-encoding']) !== 'br')
    return reply.send(bytes);
  return reply.header('content-encoding', 'br').send(await compressFile(bytes));
}
