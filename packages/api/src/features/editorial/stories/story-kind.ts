import { picturesOf, plainParagraphs } from '@kaadu/contracts/rich-text';
import { StoryContent, type StorySection } from '@kaadu/contracts/stories';
import { eq } from 'drizzle-orm';
import { upsertAll } from '../../../platform/database/records/upsert';
import { defineKind } from '../../../platform/editing/content-kind';
import { columnValues } from '../../../platform/editing/record-columns';
import { slug } from '../../../platform/text/slug';
import { readingMinutes } from './reading-minutes';
import { stories } from './tables';

/** Derives the plain paragraphs of formatted sections, so that both say the same. */
const withPlainText = (section: StorySection): StorySection =>
  section.blocks ? { ...section, paragraphs: plainParagraphs(section.blocks) } : section;

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
  imagesOf: ({ image_path, sections }) => [
    image_path,
    ...sections.flatMap(({ blocks = [] }) => picturesOf(blocks)),
  ],
  write(tx, primaryKey, body) {
    const sections = body.sections.map(withPlainText);
    return upsertAll(tx, stories, stories.primaryKey, [
      {
        primaryKey,
        url: slug(body.title),
        readingMinutes: readingMinutes(sections),
        ...columnValues(stories, { ...body, sections }),
      },
    ]);
  },
  async remove(tx, primaryKey) {
    await tx.delete(stories).where(eq(stories.primaryKey, primaryKey));
  },
});
