import { ActivityContent } from '@kaadu/contracts/activities';
import { eq } from 'drizzle-orm';
import { upsertAll } from '../../platform/database/records/upsert';
import { defineKind } from '../../platform/editing/content-kind';
import { columnValues } from '../../platform/editing/record-columns';
import { slug } from '../../platform/text/slug';
import { activities } from './tables';

/** Defines the editable content of activities. */
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
  write: (tx, primaryKey, body) =>
    upsertAll(tx, activities, activities.primaryKey, [
      {
        primaryKey,
        pageUrl: slug(body.name),
        ...columnValues(activities, body),
      },
    ]),
  async remove(tx, primaryKey) {
    await tx.delete(activities).where(eq(activities.primaryKey, primaryKey));
  },
});
