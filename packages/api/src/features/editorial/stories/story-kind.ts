import { StoryContent } from '@kaadu/contracts/stories';
import { eq } from 'drizzle-orm';
import { upsertAll } from '../../../platform/database/records/upsert';
import { defineKind } from '../../../platform/editing/content-kind';
import { columnValues } from '../../../platform/editing/record-columns';
import { slug } from '../../../platform/text/slug';
import { readingMinutes } from './reading-minutes';
import { stories } from './tables';

/** Content kind of stories. */
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
  write: (tx, primaryKey, body) =>
    upsertAll(tx, stories, stories.primaryKey, [
      {
        primaryKey,
        url: slug(body.title),
        readingMinutes: readingMinutes(body.sections),
        ...columnValues(stories, body),
      },
    ]),
  async remove(tx, primaryKey) {
    await tx.delete(stories).where(eq(stories.primaryKey, primaryKey));
  },
});
