import type { ActivityBody } from '@kaadu/contracts/activities';
import { type Actor, makeChanges } from '../../platform/audit/make-change';
import type { Db } from '../../platform/database/database';
import { saveRecord } from '../../platform/database/save-record';
import { requireImage } from '../../platform/images/image-source';
import type { Services } from '../../platform/services/services';
import { slug } from '../../platform/text/slug';
import { activities } from './tables';

/** Saves activities, all or none. @returns their keys @throws AppError invalid, conflict, not_found */
export async function saveActivities(
  services: Services,
  actor: Actor,
  bodies: readonly ActivityBody[],
): Promise<number[]> {
  for (const { image_path } of bodies) await requireImage(services.imageSource, image_path);
  return makeChanges(services, actor, async ({ tx, audit, changed }) => {
    const keys: number[] = [];
    for (const body of bodies) {
      const primaryKey = await writeActivity(tx, body);
      await audit({
        action: 'createActivity',
        subject: `activity ${primaryKey}`,
        detail: { name: body.name },
      });
      keys.push(primaryKey);
    }
    changed({ noun: 'activities', keys });
    return keys;
  });
}

function writeActivity(tx: Db, body: ActivityBody): Promise<number> {
  const record = {
    primaryKey: body.primary_key,
    name: body.name,
    pageUrl: slug(body.name),
    groupKey: body.group_key,
    tagline: body.tagline,
    description: body.description,
    imagePath: body.image_path,
  };
  return saveRecord(tx, activities, record, body.primary_key);
}
