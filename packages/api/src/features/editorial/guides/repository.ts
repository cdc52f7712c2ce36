import type { GuideCard } from '@kaadu/contracts/cards';
import type { GuideChapters } from '@kaadu/contracts/guide-content';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { image } from '../../../platform/images/image';
import { destinationRef, destinations } from '../../catalogue';
import { guides } from './tables';

function toGuideCard(
  row: Pick<
    typeof guides.$inferSelect,
    'primaryKey' | 'url' | 'title' | 'summary' | 'imagePath' | 'imageAlt'
  >,
  destination: GuideCard['destination'],
): GuideCard {
  return {
    primary_key: row.primaryKey,
    url: row.url,
    title: row.title,
    summary: row.summary,
    destination,
    card_image: image(row.imagePath, row.imageAlt ?? row.title),
  };
}

/** Lists guide cards by title. */
export async function listGuides(db: Db, where?: SQL): Promise<GuideCard[]> {
  const rows = await db
    .select({
      primaryKey: guides.primaryKey,
      url: guides.url,
      title: guides.title,
      summary: guides.summary,
      imagePath: guides.imagePath,
      imageAlt: guides.imageAlt,
      destination: destinationRef,
    })
    .from(guides)
    .innerJoin(destinations, eq(destinations.primaryKey, guides.destinationPk))
    .where(where)
    .orderBy(asc(guides.title), asc(guides.primaryKey));
  return rows.map(({ destination, ...row }) => toGuideCard(row, destination));
}

/** Finds a guide with its destination's record, by the key of either. */
export async function findGuide(db: Db, where: { guide: number } | { destination: number }) {
  const [found] = await db
    .select({ guide: guides, destination: destinations })
    .from(guides)
    .innerJoin(destinations, eq(destinations.primaryKey, guides.destinationPk))
    .where(
      'guide' in where ? eq(guides.primaryKey, where.guide) : eq(guides.destinationPk, where.destination),
    )
    .orderBy(asc(guides.primaryKey))
    .limit(1);
  if (!found) return undefined;
  const { primaryKey, name, slug } = found.destination;
  return { ...found, card: toGuideCard(found.guide, { primary_key: primaryKey, name, url: slug }) };
}

/** Finds the guide chapters that apply around a destination; null without a guide. */
export async function findGuideChapters(db: Db, destinationPk: number): Promise<GuideChapters | null> {
  const found = await findGuide(db, { destination: destinationPk });
  if (!found) return null;
  const { how_to_get_there, months, best_time, faqs } = found.guide.content;
  return { ...found.card, how_to_get_there, months, best_time, faqs };
}
