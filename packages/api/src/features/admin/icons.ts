import type { IconBody } from '@kaadu/contracts/admin';
import { asc } from 'drizzle-orm';
import { type Actor, makeChange } from '../../platform/audit/make-change';
import type { Db } from '../../platform/database/database';
import { saveRecord } from '../../platform/database/save-record';
import { requireImage } from '../../platform/images/image-source';
import type { Services } from '../../platform/services/services';
import { icons } from './tables';

export function listIcons(db: Db) {
  return db
    .select({ primary_key: icons.primaryKey, name: icons.name, image_path: icons.imagePath })
    .from(icons)
    .orderBy(asc(icons.name));
}

/** @returns its key @throws AppError invalid, conflict, not_found */
export async function saveIcon(services: Services, actor: Actor, body: IconBody): Promise<number> {
  const { primary_key: primaryKey, name, image_path: imagePath } = body;
  await requireImage(services.imageSource, imagePath);
  return makeChange(
    services,
    actor,
    { action: 'icons', subject: 'icon', noun: 'icons', detail: { name } },
    (tx) => saveRecord(tx, icons, { primaryKey, name, imagePath }, primaryKey),
  );
}
