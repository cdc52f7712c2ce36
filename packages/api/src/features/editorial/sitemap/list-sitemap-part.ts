import type { SitemapPage, SitemapPart } from '@kaadu/contracts/sitemap';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { listSitePages } from './list-site-pages';
import { recordPages } from './record-pages';

/** Maximum of a PostgreSQL `integer`. */
const largestKey = 2_147_483_647;
/** Records read for one chunk; a guide has three pages. */
const recordsPerPart = 2_000;

/**
 * Returns the pages after a cursor, in an order that is stable under new records: static pages, then the records of
 * each kind by key.
 * @param cursor `{kind}.{key}` of the last record listed; undefined: from the start
 * @param limit number of records
 * @throws AppError invalid for an unknown kind
 */
export async function listSitemapPart(db: Db, cursor?: string, limit = recordsPerPart): Promise<SitemapPart> {
  const [kind = '', last = '0'] = (cursor ?? `${recordPages[0].kind}.0`).split('.');
  const first = recordPages.findIndex((source) => source.kind === kind);
  if (first === -1) throw new AppError('invalid', 'cursor must be the `next` of an earlier response.');
  const pages: SitemapPage[] = cursor === undefined ? await listSitePages(db) : [];
  let left = limit;
  let after = Math.min(Number(last), largestKey);
  for (const source of recordPages.slice(first)) {
    const records = await source.list(db, after, left);
    pages.push(...records.flatMap((record) => record.pages));
    left -= records.length;
    const end = records.at(-1);
    if (left === 0 && end) return { pages, next: `${source.kind}.${end.key}` };
    after = 0;
  }
  return { pages, next: null };
}
