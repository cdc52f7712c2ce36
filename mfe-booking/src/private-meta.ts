import { site, type PageMeta } from '@kaadu/contracts';

/** Returns the head of a page about a private booking, which search engines must not index. */
export function privateMeta(name: string): PageMeta {
  return { title: `${name} | ${site.name}`, robots: 'noindex' };
}
