import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { icons } from './tables';

export function listIcons(db: Db) {
  return db
    .select({ primary_key: icons.primaryKey, name: icons.name, image_path: icons.imagePath })
    .from(icons)
    .orderBy(asc(icons.name));
}
