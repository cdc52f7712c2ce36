import { ActivityContent } from '@kaadu/contracts/content-bodies';
import { eq } from 'drizzle-orm';
import { upsertAll } from '../../platform/database/upsert';
import { defineKind } from '../../platform/editing/content-kind';
import { slug } from '../../platform/text/slug';
import { activities } from './tables';

/** How activities are edited. */
export const activityKind = defineKind({
  noun: 'activities',
  subject: 'activity',
  action: 'createActivity',
  table: activities,
  title: { field: 'name', column: activities.name },
  image: { field: 'image_path', column: activities.imagePath },
  hasDrafts: true,
  body: ActivityContent,
  imagesOf: ({ image_path }) => [image_path],
  async read(db, primaryKey) {
    const [row] = await db.select().from(activities).where(eq(activities.primaryKey, primaryKey));
    return (
      row && {
        name: row.name,
        group_key: row.groupKey,
        tagline: row.tagline,
        description: row.description,
        image_path: row.imagePath,
        image_alt: row.imageAlt,
      }
    );
  },
  write: (tx, primaryKey, body) =>
    upsertAll(tx, activities, activities.primaryKey, [
      {
        primaryKey,
        name: body.name,
        pageUrl: slug(body.name),
        groupKey: body.group_key,
        tagline: body.tagline,
        description: body.description,
        imagePath: body.image_path,
        imageAlt: body.image_alt,
      },
    ]),
  async remove(tx, primaryKey) {
    await tx.delete(activities).where(eq(activities.primaryKey, primaryKey));
  },
});
