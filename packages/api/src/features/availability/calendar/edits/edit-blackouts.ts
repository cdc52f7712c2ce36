import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database';
import { addDays } from '../../../../platform/money/india-date';
import { blackouts, resources } from '../../tables';
import { rangeText } from '../day-ranges';
import type { BlackoutEdit, Period } from './edit';
import { ChangedSince } from '../refusals';

/** Removes the days of a range, both included, from periods. Periods outside the range keep their keys. */
export function withoutDays(periods: readonly Period[], from: string, to: string): Period[] {
  return periods.flatMap((period): Period[] => {
    const { fromDay, toDay, reason } = period;
    if (toDay < from || fromDay > to) return [period];
    const left = fromDay < from ? [{ fromDay, toDay: addDays(from, -1), reason }] : [];
    const right = toDay > to ? [{ fromDay: addDays(to, 1), toDay, reason }] : [];
    return [...left, ...right];
  });
}

/** Locks resources against concurrent edits, in a fixed order. @returns those that exist */
export async function lockResources(tx: Db, resourcePks: readonly number[]) {
  return tx
    .select()
    .from(resources)
    .where(inArray(resources.primaryKey, [...resourcePks]))
    .orderBy(asc(resources.primaryKey))
    .for('no key update');
}

/** Lists the periods of a resource that overlap the days, by key. */
export function listPeriods(db: Db, resourcePk: number, from: string, to: string): Promise<Period[]> {
  const { primaryKey, fromDay, toDay, reason } = blackouts;
  return db
    .select({ primaryKey, fromDay, toDay, reason })
    .from(blackouts)
    .where(and(eq(blackouts.resourcePk, resourcePk), lte(fromDay, to), gte(toDay, from)))
    .orderBy(asc(primaryKey));
}

const keysOf = (periods: readonly Period[]) => periods.flatMap(({ primaryKey }) => primaryKey ?? []);

/** Checks the keys of periods, which are never changed in place: an equal key means an unchanged period. */
async function requireUnchanged(tx: Db, { resourcePk, from, to, before }: BlackoutEdit): Promise<void> {
  const now = await listPeriods(tx, resourcePk, from, to);
  const expected = keysOf(before.filter(({ fromDay, toDay }) => fromDay <= to && toDay >= from));
  const outside = keysOf(before).filter((key) => !expected.includes(key));
  const kept = outside.length === 0 ? 0 : await tx.$count(blackouts, inArray(blackouts.primaryKey, outside));
  const isSame = keysOf(now).join() === [...expected].sort((a, b) => a - b).join();
  if (isSame && kept === outside.length) return;
  throw new ChangedSince(
    now.map(({ fromDay, toDay, reason }) => `${rangeText(fromDay, toDay)}: closed, ${reason}`),
  );
}

/** Closes or opens days of resources. @returns the edits with the keys of stored rows @throws ChangedSince */
export async function editBlackouts(tx: Db, edits: readonly BlackoutEdit[]): Promise<BlackoutEdit[]> {
  if (edits.length === 0) return [];
  const locked = await lockResources(
    tx,
    edits.map(({ resourcePk }) => resourcePk),
  );
  const made: BlackoutEdit[] = [];
  for (const edit of edits) {
    if (!locked.some(({ primaryKey }) => primaryKey === edit.resourcePk)) throw new ChangedSince();
    await requireUnchanged(tx, edit);
    const kept = new Set(keysOf(edit.after));
    const gone = keysOf(edit.before).filter((key) => !kept.has(key));
    if (gone.length > 0) await tx.delete(blackouts).where(inArray(blackouts.primaryKey, gone));
    const known = new Set(keysOf(edit.before));
    const after: Period[] = [];
    for (const period of edit.after) {
      if (period.primaryKey !== undefined && known.has(period.primaryKey)) after.push(period);
      else {
        const [stored] = await tx
          .insert(blackouts)
          .values({ ...period, resourcePk: edit.resourcePk })
          .returning({ primaryKey: blackouts.primaryKey });
        after.push({ ...period, ...stored });
      }
    }
    made.push({ ...edit, after });
  }
  return made;
}
