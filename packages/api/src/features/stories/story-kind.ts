import { StoryContent } from '@kaadu/contracts/content-bodies';
import { eq } from 'drizzle-orm';
import { upsertAll } from '../../platform/database/upsert';
import { defineKind } from '../../platform/editing/content-kind';
import { slug } from '../../platform/text/slug';
import { readingMinutes } from './reading-minutes';
import { stories } from './tables';

/** How stories are edited. */
export const storyKind = defineKind({
  noun: 'stories',
  subject: 'story',
  action: 'createBlog',
  table: stories,
  title: { field: 'title', column: stories.title },
  image: { field: 'image_path', column: stories.imagePath },
  hasDrafts: true,
  body: StoryContent,
  imagesOf: ({ image_path }) => [image_path],
  async read(db, primaryKey) {
    const [row] = await db.select().from(stories).where(eq(stories.primaryKey, primaryKey));
    return (
      row && {
        title: row.title,
        description: row.description,
        author: row.author,
        published_at: row.publishedAt,
        sections: row.sections,
        destination_pk: row.destinationPk,
        image_path: row.imagePath,
        image_alt: row.imageAlt,
      }
    );
  },
  write: (tx, primaryKey, body) =>
    upsertAll(tx, stories, stories.primaryKey, [
      {
        primaryKey,
        url: slug(body.title),
        title: body.title,
        description: body.description,
        author: body.author,
        publishedAt: body.published_at,
        sections: body.sections,
        readingMinutes: readingMinutes(body.sections),
        destinationPk: body.destination_pk,
        imagePath: body.image_path,
        imageAlt: body.image_alt,
      },
    ]),
  async remove(tx, primaryKey) {
    await tx.delete(stories).where(eq(stories.primaryKey, primaryKey));
  },
});
