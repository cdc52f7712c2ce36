import { site, type PageMeta } from '@kaadu/contracts';

/** Head of a page that shows somebody's booking: never in a search engine. */
export function privateMeta(name: string): PageMeta {
  return { title: `${name} | ${site.name}`, robots: 'noindex' };
}
