import { IconContent } from '@kaadu/contracts/admin';
import { eq } from 'drizzle-orm';
import { upsertAll } from '../../platform/database/records/upsert';
import { defineKind } from '../../platform/editing/content-kind';
import { icons } from './tables';

/** Defines the editable content of icons. Only editors see them, so they need no drafts. */
export const iconKind = defineKind({
  noun: 'icons',
  subject: 'icon',
  action: 'icons',
  table: icons,
  title: { field: 'name', column: icons.name },
  image: { field: 'image_path', column: icons.imagePath },
  hasDrafts: false,
  body: IconContent,
  imagesOf: ({ image_path }) => [image_path],
  async read(db, primaryKey) {
    const [row] = await db.select().from(icons).where(eq(icons.primaryKey, primaryKey));
    return row && { name: row.name, image_path: row.imagePath };
  },
  write: (tx, primaryKey, { name, image_path }) =>
    upsertAll(tx, icons, icons.primaryKey, [{ primaryKey, name, imagePath: image_path }]),
});
