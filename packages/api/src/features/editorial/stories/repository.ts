import type { StoryCard } from '@kaadu/contracts/cards';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { image } from '../../../platform/images/image';
import { destinations } from '../../catalogue';
import { stories } from './tables';

const newestFirst = [desc(stories.publishedAt), desc(stories.primaryKey)];

export function toStoryCard(
  row: Omit<typeof stories.$inferSelect, 'sections' | 'destinationPk' | 'updatedAt'>,
): StoryCard {
  return {
    primary_key: row.primaryKey,
    blog_url: row.url,
    blog_title: row.title,
    blog_description: row.description,
    card_image: image(row.imagePath, row.imageAlt ?? row.title),
    author: row.author,
    published_at: row.publishedAt,
    reading_minutes: row.readingMinutes,
  };
}

/** Lists story cards, the newest first. */
export async function listStories(
  db: Db,
  { limit, offset = 0, where }: { limit: number; offset?: number; where?: SQL },
): Promise<StoryCard[]> {
  const rows = await db
    .select({
      primaryKey: stories.primaryKey,
      url: stories.url,
      title: stories.title,
      description: stories.description,
      author: stories.author,
      publishedAt: stories.publishedAt,
      readingMinutes: stories.readingMinutes,
      imagePath: stories.imagePath,
      imageAlt: stories.imageAlt,
    })
    .from(stories)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return rows.map(toStoryCard);
}

/** Finds a story with its destination. */
export async function findStory(db: Db, primaryKey: number) {
  const [found] = await db
    .select({
      row: stories,
      destination: { primary_key: destinations.primaryKey, name: destinations.name, url: destinations.slug },
    })
    .from(stories)
    .leftJoin(destinations, eq(destinations.primaryKey, stories.destinationPk))
    .where(eq(stories.primaryKey, primaryKey));
  return found;
}
