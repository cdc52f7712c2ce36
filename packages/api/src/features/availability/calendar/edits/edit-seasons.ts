import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database';
import { rateSeasons } from '../../tables';
import type { Season, SeasonEdit } from './edit';
import { ChangedSince } from '../refusals';

/**
 * Replaces seasons. They are never changed in place: an equal key means an unchanged season.
 * @returns the edits with the keys of stored rows
 * @throws ChangedSince
 */
export async function editSeasons(tx: Db, edits: readonly SeasonEdit[]): Promise<SeasonEdit[]> {
  const made: SeasonEdit[] = [];
  for (const edit of edits) {
    const gone = edit.before.flatMap(({ primaryKey }) => primaryKey ?? []);
    if (gone.length > 0) {
      const deleted = await tx
        .delete(rateSeasons)
        .where(inArray(rateSeasons.primaryKey, gone))
        .returning({ primaryKey: rateSeasons.primaryKey });
      if (deleted.length < gone.length) throw new ChangedSince();
    }
    const after: Season[] = [];
    for (const season of edit.after) {
      const [stored] = await tx
        .insert(rateSeasons)
        .values({ ...season, weekdays: [...season.weekdays], experiencePk: edit.experiencePk })
        .returning({ primaryKey: rateSeasons.primaryKey });
      after.push({ ...season, ...stored });
    }
    made.push({ ...edit, after });
  }
  return made;
}
