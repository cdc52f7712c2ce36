import { GuideText } from '@kaadu/contracts/guide-content';
import { eq } from 'drizzle-orm';
import { upsertAll } from '../../../platform/database/records/upsert';
import { defineKind } from '../../../platform/editing/content-kind';
import { slug } from '../../../platform/text/slug';
import { guides } from './tables';

/** How guides are edited. */
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
    return (
      row && {
        destination_pk: row.destinationPk,
        title: row.title,
        summary: row.summary,
        ...row.content,
        image_path: row.imagePath,
        image_alt: row.imageAlt,
      }
    );
  },
  write: (tx, primaryKey, { destination_pk, title, summary, image_path, image_alt, ...content }) =>
    upsertAll(tx, guides, guides.primaryKey, [
      {
        primaryKey,
        url: slug(title),
        destinationPk: destination_pk,
        title,
        summary,
        content,
        imagePath: image_path,
        imageAlt: image_alt,
      },
    ]),
  async remove(tx, primaryKey) {
    await tx.delete(guides).where(eq(guides.primaryKey, primaryKey));
  },
});
