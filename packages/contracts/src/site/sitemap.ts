import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';

/**
 * A page for search engines: path of its canonical URL, and the time of its last change, null when unknown.
 */
export const SitemapPage = z.object({ path: z.string(), modified_at: z.nullable(z.iso.datetime()) });
export type SitemapPage = z.infer<typeof SitemapPage>;

/** One page of the sitemap; `next` is the cursor of the next one, null at the end. */
export const SitemapPart = z.object({ pages: z.array(SitemapPage), next: z.nullable(z.string()) });
export type SitemapPart = z.infer<typeof SitemapPart>;

export const listSitemapPages = {
  method: 'GET',
  path: '/sitemap/pages',
  noun: 'sitemap',
  summary: 'The pages that search engines may list, some thousands at a time',
  query: z.object({
    cursor: z.optional(
      z.string().check(z.regex(/^[a-z]{1,20}\.\d{1,10}$/, 'must be the `next` of an earlier response')),
    ),
  }),
  data: SitemapPart,
  errors: ['invalid'],
  cache: 'revalidated',
} as const satisfies Endpoint;
