import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database';
import { addDays } from '../../../../platform/money/india-date';
import { dayRates } from '../../tables';
import { joinDays, rangeText } from '../day-ranges';
import { ChangedSince } from '../refusals';
import type { RateEdit } from './edit';
import { lockOption } from './edit-options';

/** Returns the rates set for a number of days, null where none is. */
async function readRates(tx: Db, optionPk: number, from: string, count: number): Promise<(number | null)[]> {
  const rows = await tx
    .select()
    .from(dayRates)
    .where(and(eq(dayRates.optionPk, optionPk), between(dayRates.day, from, addDays(from, count - 1))));
  const byDay = new Map(rows.map(({ day, ratePaise }) => [day, ratePaise]));
  return Array.from({ length: count }, (_, index) => byDay.get(addDays(from, index)) ?? null);
}

/** Formats a rate in rupees for a message. */
export const rateText = (paise: number | null) =>
  paise === null ? 'the usual rate' : `₹${(paise / 100).toLocaleString('en-IN')}`;

/** Sets the rates of days, all or none. @throws ChangedSince, AppError not_found */
export async function editRates(tx: Db, edits: readonly RateEdit[]): Promise<void> {
  for (const { optionPk, from, before, after } of edits) {
    await lockOption(tx, optionPk);
    const now = await readRates(tx, optionPk, from, before.length);
    const all = before.map((shown, index) => ({
      day: addDays(from, index),
      shown,
      now: now[index] ?? null,
      after: after[index] ?? null,
    }));
    const changed = all.filter((one) => one.now !== one.shown);
    if (changed.length > 0)
      throw new ChangedSince(
        joinDays(
          changed.map(({ day, now: value }) => ({ day, value })),
          String,
        ).map((range) => `${rangeText(range.from, range.to)}: ${rateText(range.value)} now`),
      );
    const cleared = all.filter((one) => one.after === null).map(({ day }) => day);
    if (cleared.length > 0)
      await tx.delete(dayRates).where(and(eq(dayRates.optionPk, optionPk), inArray(dayRates.day, cleared)));
    const set = all.flatMap((one) =>
      one.after === null ? [] : [{ optionPk, day: one.day, ratePaise: one.after }],
    );
    if (set.length > 0)
      await tx
        .insert(dayRates)
        .values(set)
        .onConflictDoUpdate({
          target: [dayRates.optionPk, dayRates.day],
          set: { ratePaise: sql`excluded.rate_paise` },
        });
  }
}
