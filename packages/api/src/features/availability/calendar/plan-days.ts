import type { CapacityBody, CloseBody, OpenBody } from '@kaadu/contracts/calendar';
import { maxEditedDays } from '@kaadu/contracts/calendar';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { daysBetween, indiaDate } from '../../../platform/money/india-date';
import { resources } from '../tables';
import { rangeText } from './day-ranges';
import type { BlackoutEdit, Period } from './edits/edit';
import { listPeriods, lockResources, withoutDays } from './edits/edit-blackouts';
import type { Plan } from './edits/make-edits';
import { ChangedSince } from './refusals';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Checks that the days can be changed. @throws AppError invalid @returns their number */
export function requireDays({ from, to }: Days, now: Date): number {
  const refuse = (field: string, message: string) =>
    new AppError('invalid', message, { errors: { [field]: [message] } });
  if (from < indiaDate(now)) throw refuse('from', 'Past days cannot be changed.');
  if (to < from) throw refuse('to', 'The last day is before the first.');
  const count = daysBetween(from, to) + 1;
  if (count > maxEditedDays) throw refuse('to', `At most ${maxEditedDays} days are changed at once.`);
  return count;
}

/** Returns the names of resources by key. @throws AppError not_found */
async function namesOf(
  db: Db,
  resourcePks: readonly number[],
): Promise<Map<number, typeof resources.$inferSelect>> {
  const wanted = new Set(resourcePks);
  const rows = await db
    .select()
    .from(resources)
    .where(inArray(resources.primaryKey, [...wanted]));
  if (rows.length < wanted.size) throw new AppError('not_found', 'There is no such resource.');
  return new Map(rows.map((row) => [row.primaryKey, row]));
}

const listNames = (rows: Iterable<{ readonly name: string }>) => {
  const names = [...new Set([...rows].map(({ name }) => name))];
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
};

/** Plans the number of units on some days. @throws AppError invalid, not_found */
export async function planCapacity(tx: Db, body: CapacityBody, now: Date): Promise<Plan> {
  const count = requireDays(body, now);
  const keys = new Set(body.rows.map(({ resource_pk, slot }) => `${resource_pk} ${slot}`));
  if (keys.size < body.rows.length || body.rows.some(({ shown }) => shown.length !== count)) {
    const message = 'Each row must appear once, with a figure for each day.';
    throw new AppError('invalid', message, { errors: { rows: [message] } });
  }
  const known = await namesOf(
    tx,
    body.rows.map(({ resource_pk }) => resource_pk),
  );
  const edits = body.rows.map(({ resource_pk: resourcePk, slot, shown }) => {
    const capacity = body.capacity ?? known.get(resourcePk)?.capacity ?? 0;
    const after = shown.map(() => capacity);
    return { kind: 'capacity', resourcePk, slot, from: body.from, before: shown, after } as const;
  });
  const amount = body.capacity === null ? 'the usual number' : String(body.capacity);
  return {
    edits,
    summary: `${listNames(known.values())}, ${rangeText(body.from, body.to)}: ${amount} a day`,
  };
}

/** Returns the periods that touch the days, if they match the ones shown. @throws ChangedSince */
async function shownPeriods(tx: Db, resourcePk: number, { from, to }: Days, shown: readonly number[]) {
  const periods = await listPeriods(tx, resourcePk, from, to);
  const keys = periods.map(({ primaryKey }) => primaryKey);
  if (keys.join() !== [...shown].sort((a, b) => a - b).join())
    throw new ChangedSince(
      periods.map(({ fromDay, toDay, reason }) => `${rangeText(fromDay, toDay)}: closed, ${reason}`),
    );
  return periods;
}

async function planPeriods(
  tx: Db,
  { from, to, resources: rows }: OpenBody,
  after: (before: readonly Period[]) => Period[],
): Promise<BlackoutEdit[]> {
  // Locked before they are read, so that nothing changes between plan and edit.
  await lockResources(
    tx,
    rows.map(({ resource_pk }) => resource_pk),
  );
  const edits: BlackoutEdit[] = [];
  for (const { resource_pk: resourcePk, shown } of rows) {
    const before = await shownPeriods(tx, resourcePk, { from, to }, shown);
    edits.push({ kind: 'blackouts', resourcePk, from, to, before, after: after(before) });
  }
  return edits;
}

const keysOf = ({ resources: rows }: OpenBody) => [...new Set(rows.map(({ resource_pk }) => resource_pk))];

/** Plans to close days. @throws AppError invalid, not_found, ChangedSince */
export async function planClosing(tx: Db, body: CloseBody, now: Date): Promise<Plan> {
  requireDays(body, now);
  const known = await namesOf(tx, keysOf(body));
  const { from, to, reason } = body;
  const closed: Period = { fromDay: from, toDay: to, reason };
  const edits = await planPeriods(tx, body, (before) => [...withoutDays(before, from, to), closed]);
  return { edits, summary: `${listNames(known.values())}, ${rangeText(from, to)}: closed, ${reason}` };
}

/** Plans to open days. @throws AppError invalid, not_found, ChangedSince */
export async function planOpening(tx: Db, body: OpenBody, now: Date): Promise<Plan> {
  requireDays(body, now);
  const known = await namesOf(tx, keysOf(body));
  const { from, to } = body;
  const edits = await planPeriods(tx, body, (before) => withoutDays(before, from, to));
  return { edits, summary: `${listNames(known.values())}, ${rangeText(from, to)}: open` };
}
