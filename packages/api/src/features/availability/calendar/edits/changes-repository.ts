import { eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database';
import { experienceOptions } from '../../../catalogue';
import { calendarChanges, optionResources } from '../../tables';
import type { CalendarEdit } from './edit';

export type CalendarChangeRow = typeof calendarChanges.$inferSelect;

/** Stores a change. @returns its key, for undo */
export async function addCalendarChange(
  tx: Db,
  change: typeof calendarChanges.$inferInsert,
): Promise<number> {
  const [stored] = await tx
    .insert(calendarChanges)
    .values(change)
    .returning({ primaryKey: calendarChanges.primaryKey });
  return Number(stored?.primaryKey);
}

/** Locks a change, so that of two concurrent attempts one finds it undone. */
export async function lockCalendarChange(tx: Db, primaryKey: number): Promise<CalendarChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(calendarChanges)
    .where(eq(calendarChanges.primaryKey, primaryKey))
    .for('update');
  return row;
}

export async function markUndone(tx: Db, primaryKey: number, at: Date): Promise<void> {
  await tx.update(calendarChanges).set({ undoneAt: at }).where(eq(calendarChanges.primaryKey, primaryKey));
}

/** Deletes changes that are too old to undo. */
export async function deleteOldCalendarChanges(db: Db, before: Date): Promise<void> {
  await db.delete(calendarChanges).where(lt(calendarChanges.at, before));
}

/** Returns the experiences whose options draw on resources. */
async function experiencesOf(tx: Db, resourcePks: readonly number[]): Promise<number[]> {
  if (resourcePks.length === 0) return [];
  const rows = await tx
    .selectDistinct({ key: experienceOptions.experiencePk })
    .from(optionResources)
    .innerJoin(experienceOptions, eq(experienceOptions.primaryKey, optionResources.optionPk))
    .where(inArray(optionResources.resourcePk, [...resourcePks]));
  return rows.map(({ key }) => key);
}

async function experiencesOfOptions(tx: Db, optionPks: readonly number[]): Promise<number[]> {
  if (optionPks.length === 0) return [];
  const rows = await tx
    .selectDistinct({ key: experienceOptions.experiencePk })
    .from(experienceOptions)
    .where(inArray(experienceOptions.primaryKey, [...optionPks]));
  return rows.map(({ key }) => key);
}

/** Returns the experiences whose availability or rates change. Counters are not cached, so they affect none. */
export async function experiencesChangedBy(tx: Db, edits: readonly CalendarEdit[]): Promise<number[]> {
  const resourcePks: number[] = [];
  const optionPks: number[] = [];
  const keys: number[] = [];
  for (const edit of edits) {
    if (edit.kind === 'blackouts') resourcePks.push(edit.resourcePk);
    if (edit.kind === 'resource' && edit.resourcePk !== undefined) resourcePks.push(edit.resourcePk);
    if (edit.kind === 'option' || edit.kind === 'rates') optionPks.push(edit.optionPk);
    if (edit.kind === 'seasons') keys.push(edit.experiencePk);
  }
  const drawing = await experiencesOf(tx, resourcePks);
  const offering = await experiencesOfOptions(tx, optionPks);
  return [...new Set([...keys, ...drawing, ...offering])].sort((a, b) => a - b);
}
