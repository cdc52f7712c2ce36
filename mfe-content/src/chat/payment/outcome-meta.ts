import { site, type PageMeta } from '@kaadu/contracts';

/** Returns the head of the payment outcome pages, which search engines must not index. */
export function outcomeMeta(): PageMeta {
  return { title: `Your payment | ${site.name}`, robots: 'noindex' };
}
