import { site, type PageMeta } from '@kaadu/contracts';

/** Head of the pages that show the outcome of a payment: never in a search engine. */
export function outcomeMeta(): PageMeta {
  return { title: `Your payment | ${site.name}`, robots: 'noindex' };
}
