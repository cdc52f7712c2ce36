import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, key } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';
import { experienceOptions, experiences } from '../catalogue';
import type { CalendarEdit } from './calendar/edits/edit';
import type { ChildBand } from './capacity/rules';

/** One bit a day: 1 where the day is open. */
const days = customType<{ data: string }>({ dataType: () => 'bit varying' });

/** Limited resources such as rooms, jeeps, boats and guides. Options draw on them and may share one. */
export const resources = pgTable('resources', {
  primaryKey: key(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['room', 'place', 'vehicle', 'boat', 'guide'] }).notNull(),
  /** Usual number a night or slot; a counter may override it. */
  capacity: integer('capacity').notNull(),
});

/** Quantity of a resource that one unit (a room, a person's place) of an option takes. */
export const optionResources = pgTable(
  'option_resources',
  {
    optionPk: integer('option_pk')
      .notNull()
      .references(() => experienceOptions.primaryKey, { onDelete: 'cascade' }),
    resourcePk: integer('resource_pk')
      .notNull()
      .references(() => resources.primaryKey),
    quantity: integer('quantity').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.optionPk, table.resourcePk] }),
    index('option_resources_resource').on(table.resourcePk),
    // Serves the maximum over all rows.
    index('option_resources_quantity').on(table.quantity),
  ],
);

/** Rules for when an option can be booked and by whom. An option without a row has the defaults of `rules.ts`. */
export const availabilityRules = pgTable('availability_rules', {
  optionPk: integer('option_pk')
    .primaryKey()
    .references(() => experienceOptions.primaryKey, { onDelete: 'cascade' }),
  /** ISO weekdays, 1 (Monday) to 7, on which nights or departures may begin. */
  weekdays: smallint('weekdays').array().notNull(),
  /** First and last day of the season, MM-DD, both included; it may span the new year. Null: all year. */
  seasonFrom: text('season_from'),
  seasonTo: text('season_to'),
  minNights: smallint('min_nights').notNull(),
  /** Hours before the start at which booking closes. */
  cutoffHours: smallint('cutoff_hours').notNull(),
  /** Maximum number of rooms or places in one booking. */
  maxUnits: smallint('max_units').notNull(),
  /** Paise a night, before tax, for each guest beyond those that the price of a room includes. */
  extraGuestPaise: integer('extra_guest_paise').notNull(),
  childBands: jsonb('child_bands').$type<readonly ChildBand[]>().notNull(),
  onRequest: boolean('on_request').notNull(),
  /** Document whose number every adult must give; null for none. */
  requiredDocument: text('required_document'),
});

/** Days on which a resource is not available, both included. */
export const blackouts = pgTable(
  'blackouts',
  {
    primaryKey: key(),
    resourcePk: integer('resource_pk')
      .notNull()
      .references(() => resources.primaryKey, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('blackouts_resource').on(table.resourcePk)],
);

/** Days, both included, with a percentage on the base rate; where two apply, the higher one counts. */
export const rateSeasons = pgTable(
  'rate_seasons',
  {
    primaryKey: key(),
    experiencePk: integer('experience_pk')
      .notNull()
      .references(() => experiences.primaryKey, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** ISO weekdays that it is limited to; empty for all. */
    weekdays: smallint('weekdays').array().notNull(),
    percent: smallint('percent').notNull(),
  },
  (table) => [index('rate_seasons_experience').on(table.experiencePk)],
);

/** Rates of options on single days, in place of the base rate and its seasons. */
export const dayRates = pgTable(
  'day_rates',
  {
    optionPk: integer('option_pk')
      .notNull()
      .references(() => experienceOptions.primaryKey, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Whole rupees before tax, in paise. */
    ratePaise: integer('rate_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.optionPk, table.day] }),
    check('day_rates_whole_rupees', sql`rate_paise > 0 AND rate_paise % 100 = 0`),
  ],
);

export const addOns = pgTable(
  'add_ons',
  {
    primaryKey: key(),
    experiencePk: integer('experience_pk')
      .notNull()
      .references(() => experiences.primaryKey, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Price before tax. */
    pricePaise: integer('price_paise').notNull(),
    unit: text('unit', { enum: ['person', 'booking'] }).notNull(),
  },
  (table) => [index('add_ons_experience').on(table.experiencePk, table.position)],
);

/**
 * Bookable days derived from rules. Options with the same result share a row, so a search by date reads a few hundred
 * calendars instead of every option. Rows never change: `refreshOptionCalendars` adds missing ones.
 */
export const calendars = pgTable(
  'calendars',
  {
    primaryKey: key(),
    isStay: boolean('is_stay').notNull(),
    /** Day of the first bit. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    openDays: days('open_days').notNull(),
    minNights: smallint('min_nights').notNull(),
    /** Maximum guests per unit: those that fit into a room, one for a place. */
    guestsPerUnit: smallint('guests_per_unit').notNull(),
    /** Maximum units in one booking, by the rule and the capacity. */
    maxUnits: integer('max_units').notNull(),
    /** Minutes before midnight (Asia/Kolkata) of the day at which booking closes; negative: after midnight. */
    leadMinutes: integer('lead_minutes').notNull(),
  },
  (table) => [
    uniqueIndex('calendars_content').on(
      table.firstDay,
      table.openDays,
      table.isStay,
      table.minNights,
      table.guestsPerUnit,
      table.maxUnits,
      table.leadMinutes,
    ),
  ],
);

/**
 * Calendar of each option and slot, derived by `refreshOptionCalendars` and renewed every night. A search by date
 * reads only these, the calendars and the counters.
 */
export const optionCalendars = pgTable(
  'option_calendars',
  {
    optionPk: integer('option_pk')
      .notNull()
      .references(() => experienceOptions.primaryKey, { onDelete: 'cascade' }),
    /** HH:MM; empty for a stay. */
    slot: text('slot').notNull(),
    experiencePk: integer('experience_pk').notNull(),
    calendarPk: integer('calendar_pk')
      .notNull()
      .references(() => calendars.primaryKey),
  },
  (table) => [
    primaryKey({ columns: [table.optionPk, table.slot] }),
    index('option_calendars_experience').on(table.experiencePk, table.calendarPk),
    index('option_calendars_calendar').on(table.calendarPk, table.experiencePk),
  ],
);

/**
 * Counters of held and sold units a night or slot. The first hold creates a row. The check is the last line of defence
 * against overselling (booking §2).
 */
export const inventory = pgTable(
  'inventory',
  {
    resourcePk: integer('resource_pk')
      .notNull()
      .references(() => resources.primaryKey),
    day: date('day', { mode: 'string' }).notNull(),
    /** HH:MM; empty for a night. */
    slot: text('slot').notNull(),
    capacity: integer('capacity').notNull(),
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.resourcePk, table.day, table.slot] }),
    // Migration 0020 adds INCLUDE columns, which Drizzle cannot express: an index-only scan for searches by date.
    index('inventory_day').on(table.day, table.slot, table.resourcePk),
    check('inventory_not_oversold', sql`held >= 0 AND sold >= 0 AND held + sold <= capacity`),
  ],
);

/** Calendar changes by staff with both states, for undo (ADR 045). Deleted after some weeks. */
export const calendarChanges = pgTable(
  'calendar_changes',
  {
    primaryKey: key(),
    at: instant('at').notNull(),
    userPk: integer('user_pk')
      .notNull()
      .references(() => users.primaryKey),
    /** Description of the change for staff. */
    summary: text('summary').notNull(),
    edits: jsonb('edits').$type<readonly CalendarEdit[]>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('calendar_changes_at').on(table.at)],
);
