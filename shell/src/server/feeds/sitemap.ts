import { languageAlternates } from '@kaadu/contracts/languages';
import type { SitemapPage, SitemapPart } from '@kaadu/contracts/sitemap';
import { element, escapeXml, xmlDeclaration } from './xml';

const namespace =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Maximum number of pages per file. The protocol allows 50,000 URLs and 50 MB
 * (https://www.sitemaps.org/protocol.html).
 */
const pagesPerFile = 25_000;

export const sitemapPath = '/sitemap.xml';
const partPath = (number: number) => `/sitemaps/${number}.xml`;

interface SitemapSource {
  /** Loads the pages after a cursor. */
  readonly listPart: (cursor: string | undefined) => Promise<SitemapPart>;
  readonly siteUrl: string;
  /** Whether the page at a path exists in all languages. */
  readonly isTranslated?: (path: string) => boolean;
  readonly pagesPerFile?: number;
}

/**
 * Creates the files of the sitemap by path: one at `/sitemap.xml`, or an index there and several files when
 * the pages do not fit in one. Chunks are written as they arrive, so that a long list never blocks the
 * thread. The package `sitemap` cannot do this: its index takes the date of a file before its pages are
 * known.
 * @throws the error of `listPart`, or Error when there are no pages: an empty sitemap would remove the site
 * from search engines
 */
export async function createSitemap(source: SitemapSource): Promise<ReadonlyMap<string, Buffer>> {
  const limit = source.pagesPerFile ?? pagesPerFile;
  const files: FileInWriting[] = [];
  let cursor: string | undefined;
  do {
    const part = await source.listPart(cursor);
    for (const page of part.pages) {
      const entries = entriesOf(source, page);
      if (files.length === 0 || (files.at(-1)?.entries.length ?? 0) + entries.length > limit)
        files.push({ entries: [], modifiedAt: null });
      const file = files.at(-1);
      file?.entries.push(...entries);
      if (file) file.modifiedAt = later(file.modifiedAt, page.modified_at);
    }
    cursor = part.next ?? undefined;
  } while (cursor);
  if (files.length === 0) throw new Error('the API lists no pages');
  const written = files.map(({ entries }) => document('urlset', entries));
  const [only] = written;
  if (only && written.length === 1) return new Map([[sitemapPath, only]]);
  const index = files.map(({ modifiedAt }, at) =>
    entry('sitemap', source.siteUrl + partPath(at + 1), modifiedAt),
  );
  return new Map([
    [sitemapPath, document('sitemapindex', index)],
    ...written.map((file, at) => [partPath(at + 1), file] as const),
  ]);
}

interface FileInWriting {
  readonly entries: string[];
  modifiedAt: SitemapPage['modified_at'];
}

/** Returns the entries of a page: one for each language, with links to all. */
function entriesOf({ siteUrl, isTranslated }: SitemapSource, { path, modified_at }: SitemapPage): string[] {
  if (!isTranslated?.(path)) return [entry('url', siteUrl + path, modified_at)];
  const alternates = languageAlternates(path, siteUrl);
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  return alternates
    .filter(({ hreflang }) => hreflang !== 'x-default')
    .map(({ href }) => entry('url', href, modified_at, links.join('')));
}

function entry(
  name: 'url' | 'sitemap',
  url: string,
  modifiedAt: SitemapPage['modified_at'],
  links = '',
): string {
  const date = modifiedAt === null ? '' : element('lastmod', modifiedAt);
  return `<${name}>${element('loc', url)}${date}${links}</${name}>`;
}

function document(root: 'urlset' | 'sitemapindex', entries: readonly string[]): Buffer {
  return Buffer.from(`${xmlDeclaration}\n<${root} ${namespace}>\n${entries.join('\n')}\n</${root}>\n`);
}

function later(one: SitemapPage['modified_at'], other: SitemapPage['modified_at']): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? other : one;
}
