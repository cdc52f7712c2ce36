import { GuideContent, GuideText } from '@kaadu/contracts/guide-content';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { upsertAll } from '../../../platform/database/records/upsert';
import { defineKind } from '../../../platform/editing/content-kind';
import { columnValues, fieldsFrom } from '../../../platform/editing/record-columns';
import { slug } from '../../../platform/text/slug';
import { guides } from './tables';

const textFrom = fieldsFrom(guides, GuideText);

/** Content kind of guides. */
export const guideKind = defineKind({
  noun: 'guides',
  subject: 'guide',
  action: 'createGuide',
  table: guides,
  title: { field: 'title', column: guides.title },
  image: { field: 'image_path', column: guides.imagePath },
  hasDrafts: true,
  body: GuideText,
  imagesOf: ({ image_path }) => [image_path],
  async read(db, primaryKey) {
    const [row] = await db.select().from(guides).where(eq(guides.primaryKey, primaryKey));
    return row && { ...textFrom(row), ...row.content };
  },
  write: (tx, primaryKey, body) =>
    upsertAll(tx, guides, guides.primaryKey, [
      {
        primaryKey,
        url: slug(body.title),
        ...columnValues(guides, body),
        content: z.parse(GuideContent, body),
      },
    ]),
  async remove(tx, primaryKey) {
    await tx.delete(guides).where(eq(guides.primaryKey, primaryKey));
  },
});
