import { and, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Refresher } from '../../../platform/content-changes/content-changes';
import { readState, writeState } from '../../../platform/database/app-state';
import type { Database, Db } from '../../../platform/database/database';
import { addDays, eachDay, indiaDate } from '../../../platform/money/india-date';
import { experiences } from '../../catalogue';
import { listOffers, type Offer } from '../prices/offers-repository';
import { isOpen, leadMinutes } from './rules';
import { calendars, optionCalendars } from '../tables';
import { horizonDays } from '../trips/trip';

const generatedOn = 'option-calendars-generated-on';
const batchSize = 500;

type NewCalendar = typeof calendars.$inferInsert;

interface OptionCalendar {
  readonly optionPk: number;
  readonly slot: string;
  readonly experiencePk: number;
  readonly calendar: NewCalendar;
}

function calendarsOf(offer: Offer, firstDay: string): OptionCalendar[] {
  const { optionPk, experiencePk, prices, rules, resources } = offer;
  const days = eachDay(firstDay, addDays(firstDay, horizonDays));
  const openDays = days.map((day) => (isOpen(day, rules, offer.blackouts) ? '1' : '0')).join('');
  const fromResources = resources.map(({ quantity, capacity }) => Math.floor(capacity / quantity));
  const party = prices.isStay ? rules.maxUnits : Math.min(rules.maxUnits, prices.maxGuests);
  return (prices.isStay ? [''] : offer.slots).map((slot) => ({
    optionPk,
    slot,
    experiencePk,
    calendar: {
      isStay: prices.isStay,
      firstDay,
      openDays,
      minNights: rules.minNights,
      guestsPerUnit: prices.isStay ? prices.maxGuests : 1,
      maxUnits: fromResources.length > 0 ? Math.min(party, ...fromResources) : 0,
      leadMinutes: leadMinutes(rules, slot || offer.checkIn),
    },
  }));
}

/** Serialises the fields by which calendars differ. */
const contentOf = (calendar: NewCalendar) =>
  [
    calendar.firstDay,
    calendar.openDays,
    calendar.isStay,
    calendar.minNights,
    calendar.guestsPerUnit,
    calendar.maxUnits,
    calendar.leadMinutes,
  ].join(' ');

/** Returns the keys of calendars by content, and stores missing ones. */
async function saveCalendars(tx: Db, wanted: readonly NewCalendar[]): Promise<Map<string, number>> {
  const byContent = new Map(wanted.map((calendar) => [contentOf(calendar), calendar]));
  // Sorted, so that two processes never deadlock.
  const rows = [...byContent].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, calendar]) => calendar);
  const saved = await tx
    .insert(calendars)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        calendars.firstDay,
        calendars.openDays,
        calendars.isStay,
        calendars.minNights,
        calendars.guestsPerUnit,
        calendars.maxUnits,
        calendars.leadMinutes,
      ],
      // Changes nothing, but makes the statement return the row.
      set: { firstDay: sql`excluded.first_day` },
    })
    .returning();
  return new Map(saved.map((calendar) => [contentOf(calendar), calendar.primaryKey]));
}

/** Regenerates the calendars of the options of experiences. */
async function generate(tx: Db, experiencePks: readonly number[], today: string): Promise<void> {
  if (experiencePks.length === 0) return;
  // Sequential and sorted: the second process reads the rows that the first has committed.
  await tx
    .select({ key: experiences.primaryKey })
    .from(experiences)
    .where(inArray(experiences.primaryKey, [...experiencePks]))
    .orderBy(experiences.primaryKey)
    .for('no key update');
  await tx.delete(optionCalendars).where(inArray(optionCalendars.experiencePk, [...experiencePks]));
  const wanted = (await listOffers(tx, { experiencePks })).flatMap((offer) => calendarsOf(offer, today));
  if (wanted.length === 0) return;
  const keys = await saveCalendars(
    tx,
    wanted.map(({ calendar }) => calendar),
  );
  await tx.insert(optionCalendars).values(
    wanted.map(({ calendar, ...option }) => {
      const calendarPk = keys.get(contentOf(calendar));
      if (calendarPk === undefined) throw new Error('A calendar was not saved');
      return { ...option, calendarPk };
    }),
  );
}

/** Deletes unused calendars that begin before `day`. */
async function deleteOldCalendars(db: Db, day: string): Promise<void> {
  const isUsed = db
    .select({ key: optionCalendars.calendarPk })
    .from(optionCalendars)
    .where(eq(optionCalendars.calendarPk, calendars.primaryKey));
  await db.delete(calendars).where(and(lt(calendars.firstDay, day), notExists(isUsed)));
}

/** Creates the refresher of calendars of experiences that editors or operators have changed. */
export function refreshOptionCalendars(now: () => Date): Refresher {
  return async (tx, changed) => {
    const keys = [
      ...new Set([...(changed.get('experiences') ?? []), ...(changed.get('availability') ?? [])]),
    ];
    for (let start = 0; start < keys.length; start += batchSize) {
      await generate(tx, keys.slice(start, start + batchSize), indiaDate(now()));
    }
  };
}

/**
 * Extends all calendars once a day, so that the bookable period keeps its length. Each batch is a transaction. After a
 * crash, calendars of two days may coexist; both are read correctly.
 */
export async function extendOptionCalendars(database: Database, now: Date): Promise<void> {
  const today = indiaDate(now);
  if ((await readState(database.db, generatedOn)) === today) return;
  for (let after = 0; ;) {
    const keys = await database.db
      .select({ key: experiences.primaryKey })
      .from(experiences)
      .where(gt(experiences.primaryKey, after))
      .orderBy(experiences.primaryKey)
      .limit(batchSize);
    await database.db.transaction((tx) =>
      generate(
        tx,
        keys.map(({ key }) => key),
        today,
      ),
    );
    const last = keys.at(-1);
    if (!last) break;
    after = last.key;
  }
  // Yesterday's may be in use by a process whose clock is behind.
  await deleteOldCalendars(database.db, addDays(today, -1));
  await writeState(database.db, generatedOn, today);
}
