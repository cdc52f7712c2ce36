import { paths } from '@kaadu/contracts';
import type { SitemapPage } from '@kaadu/contracts/sitemap';
import { max } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { experiences } from '../../catalogue';
import { guides } from '../guides';
import { stories } from '../stories';

/** Lists pages that exist once. Lists have the date of their newest record, and are omitted when empty. */
export async function listSitePages(db: Db): Promise<SitemapPage[]> {
  const [offered, guided, written] = await Promise.all([
    newestOf(db, experiences),
    newestOf(db, guides),
    newestOf(db, stories),
  ]);
  const undated = [paths.availability, paths.about, paths.contact, paths.terms];
  return [
    { path: paths.home.getHref(), modified_at: offered?.modified_at ?? null },
    ...(offered ? [{ path: paths.experiences.getHref(), ...offered }] : []),
    ...(guided ? [{ path: paths.guides.getHref(), ...guided }] : []),
    ...(written ? [{ path: paths.stories.getHref(), ...written }] : []),
    ...undated.map(({ getHref }) => ({ path: getHref(), modified_at: null })),
  ];
}

/** Returns the time of the newest change in a table; undefined when it is empty. */
async function newestOf(db: Db, table: typeof experiences | typeof guides | typeof stories) {
  const [newest] = await db
    .select({ key: max(table.primaryKey), updatedAt: max(table.updatedAt) })
    .from(table);
  return newest?.key == null ? undefined : { modified_at: newest.updatedAt?.toISOString() ?? null };
}
