import { createClient } from '@kaadu/api-client';
import { storyFeedPath, type SiteOrigins } from '@kaadu/contracts';
import { listSitemapPages } from '@kaadu/contracts/sitemap';
import { listStoryCards } from '@kaadu/contracts/stories';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressFile } from '../http/content-encoding';
import { CachedValue } from '../feeds/cached-value';
import { createSitemap, sitemapPath } from '../feeds/sitemap';
import { createStoryFeed } from '../feeds/story-feed';

export interface FeedRoutesOptions {
  readonly origins: Pick<SiteOrigins, 'siteUrl' | 'apiUrl'>;
  /** Origin of the API for this process. */
  readonly apiInternalUrl: string;
  /** Whether the page at a path exists in all languages, in the live release set. */
  readonly isTranslated: (path: string) => boolean;
}

const storiesInFeed = '24';
const minuteMs = 60_000;
/** Seconds after which a caller may retry while the API is down. */
const retryAfter = 120;

/**
 * Registers `/sitemap.xml`, with more files under `/sitemaps/` when it is large, and the stories as RSS. No
 * page is rendered for them.
 * @returns marks both as stale after a content change; they are served for the given milliseconds while they
 * are recreated
 */
export function registerFeeds(
  app: FastifyInstance,
  { origins, apiInternalUrl, isTranslated }: FeedRoutesOptions,
): (graceMs: number) => void {
  const api = createClient({ listSitemapPages, listStoryCards }, { baseUrl: apiInternalUrl });
  const keep = <Value>(name: string, load: () => Promise<Value>) =>
    new CachedValue({
      load,
      freshMs: 10 * minuteMs,
      staleMs: 24 * 60 * minuteMs,
      onStale: (error) =>
        app.log.warn({ err: error }, `${name}: the API does not respond; the cached one is sent`),
    });
  const sitemap = keep('sitemap', () =>
    createSitemap({
      listPart: (cursor) => api.listSitemapPages({ cursor }),
      siteUrl: origins.siteUrl,
      isTranslated,
    }),
  );
  const stories = keep('story feed', async () =>
    createStoryFeed(await api.listStoryCards({ maxStory: storiesInFeed }), origins),
  );

  const sendSitemap = (request: FastifyRequest, reply: FastifyReply) =>
    sendXml(request, reply, 'application/xml', async () =>
      (await sitemap.get()).get(new URL(request.url.replace(/^\/+/, '/'), origins.siteUrl).pathname),
    );
  app.get(sitemapPath, sendSitemap);
  app.get('/sitemaps/:part', sendSitemap);
  app.get(storyFeedPath, (request, reply) =>
    sendXml(request, reply, 'application/rss+xml', () => stories.get()),
  );
  return (graceMs) => {
    sitemap.markStale(graceMs);
    stories.markStale(graceMs);
  };
}

/**
 * Sends a file, 404 when there is none, or 503 when it cannot be created at the moment, so that crawlers keep
 * the old one.
 */
async function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  read: () => Promise<Buffer | undefined>,
): Promise<FastifyReply> {
  let file: Buffer | undefined;
  try {
    file = await read();
  } catch (error) {
    request.log.error({ err: error }, 'the API does not respond, and no file is cached');
    return reply
      .code(503)
      .header('retry-after', retryAfter)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('This list is not available just now. Please try again in two minutes.');
  }
  if (!file) return reply.code(404).type('text/plain').send('There is no such file.');
  reply.type(`${type}; charset=utf-8`).header('vary', 'accept-encoding');
  reply.header('cache-control', 'public, max-age=600');
  if (acceptedEncoding(request.headers['accept-encoding']) !== 'br') return reply.send(file);
  return reply.header('content-encoding', 'br').send(await compressFile(file));
}
