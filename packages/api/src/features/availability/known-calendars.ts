import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { type CalendarTable, createCalendarTable, openCalendars, type OpenCalendars } from './open-calendars';
import type { OptionSlots } from './option-slots';
import { calendars } from './tables';
import type { TripSearch } from './trip-search';

type Calendar = typeof calendars.$inferSelect;

async function listCalendars(db: Db, keys: ReadonlySet<number>): Promise<Calendar[]> {
  if (keys.size === 0) return [];
  // As one parameter: a statement has no more than 65,535.
  const isListed = sql`${calendars.primaryKey} = ANY(${sql.param([...keys])}::int[])`;
  return db.select().from(calendars).where(isListed);
}

/** The calendars of options in the memory of this process. */
export interface KnownCalendars {
  /** What the calendars of options say of a trip. */
  openFor(options: readonly OptionSlots[], trip: TripSearch, now: Date): Promise<OpenCalendars>;
}

/**
 * Keeps calendars once they have been read: their rows never change, because an option whose rules do is given another
 * calendar (ADR 075). Each day brings new ones; when there are twice as many as options had, and `spare` more, all are
 * forgotten, and those in use are read again.
 */
export function createKnownCalendars(db: Db, spare = 1_000): KnownCalendars {
  let known = new Map<number, Calendar>();
  let readFor = new WeakSet<OptionSlots>();
  let most = 0;
  let table: CalendarTable | undefined;

  function forgetWhenMany(): void {
    if (known.size < most) return;
    known = new Map();
    readFor = new WeakSet();
    most = Infinity;
  }

  /** Reads what is missing. What was forgotten meanwhile is found missing by the caller. */
  async function readMissing(options: readonly OptionSlots[]): Promise<void> {
    const [into, done] = [known, readFor];
    const isFirst = into.size === 0;
    const keys = new Set(options.flatMap((slots) => [...slots.calendars]).filter((key) => !into.has(key)));
    for (const calendar of await listCalendars(db, keys)) into.set(calendar.primaryKey, calendar);
    table = undefined;
    for (const slots of options) done.add(slots);
    if (isFirst) most = 2 * into.size + spare;
  }

  return {
    async openFor(options, trip, now) {
      const missing = () => options.filter((slots) => !readFor.has(slots));
      while (missing().length > 0) {
        forgetWhenMany();
        await readMissing(missing());
      }
      table ??= createCalendarTable([...known.values()]);
      return openCalendars(table, trip, now);
    },
  };
}
