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

/** Bits by day: 1 where the day is open. */
const days = customType<{ data: string }>({ dataType: () => 'bit varying' });

/** What there is a limited number of: rooms, jeeps, boats, guides. Options draw on them and may share one. */
export const resources = pgTable('resources', {
  primaryKey: key(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['room', 'place', 'vehicle', 'boat', 'guide'] }).notNull(),
  /** How many there are a night or a slot, unless its counter says otherwise. */
  capacity: integer('capacity').notNull(),
});

/** How much of a resource one unit (a room, a person's place) of an option takes. */
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
    // For the largest of all.
    index('option_resources_quantity').on(table.quantity),
  ],
);

/** When an option can be booked and by whom. An option without a row has the defaults of `rules.ts`. */
export const availabilityRules = pgTable('availability_rules', {
  optionPk: integer('option_pk')
    .primaryKey()
    .references(() => experienceOptions.primaryKey, { onDelete: 'cascade' }),
  /** ISO weekdays, 1 (Monday) to 7, on which it is open: nights that begin then, or departures. */
  weekdays: smallint('weekdays').array().notNull(),
  /** First and last day of the season, MM-DD, both included; a season may span the new year. Null: all year. */
  seasonFrom: text('season_from'),
  seasonTo: text('season_to'),
  minNights: smallint('min_nights').notNull(),
  /** Hours before the start after which it cannot be booked. */
  cutoffHours: smallint('cutoff_hours').notNull(),
  /** Most rooms or places in one booking. */
  maxUnits: smallint('max_units').notNull(),
  /** Paise a night, before tax, for each guest beyond those that the price of a room includes. */
  extraGuestPaise: integer('extra_guest_paise').notNull(),
  childBands: jsonb('child_bands').$type<readonly ChildBand[]>().notNull(),
  onRequest: boolean('on_request').notNull(),
  /** The document whose number every adult gives; null: none. */
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

/** Days, both included, whose rates differ from the base by a percentage; where two apply, the higher one does. */
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
    /** ISO weekdays to which it is limited; all when empty. */
    weekdays: smallint('weekdays').array().notNull(),
    percent: smallint('percent').notNull(),
  },
  (table) => [index('rate_seasons_experience').on(table.experiencePk)],
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
    /** Before tax. */
    pricePaise: integer('price_paise').notNull(),
    unit: text('unit', { enum: ['person', 'booking'] }).notNull(),
  },
  (table) => [index('add_ons_experience').on(table.experiencePk, table.position)],
);

/**
 * What rules come to, for the days that can be booked. Options whose rules come to the same share one, so that a search by
 * date judges a few hundred calendars instead of every option. Never changed: `refreshOptionCalendars` adds what is missing.
 */
export const calendars = pgTable(
  'calendars',
  {
    primaryKey: key(),
    isStay: boolean('is_stay').notNull(),
    /** The day of the first bit. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    openDays: days('open_days').notNull(),
    minNights: smallint('min_nights').notNull(),
    /** Most that fit into one unit: guests in a room, one on a place. */
    guestsPerUnit: smallint('guests_per_unit').notNull(),
    /** Most units that one booking can have, by the rule and by what there is. */
    maxUnits: integer('max_units').notNull(),
    /** Minutes before midnight (Asia/Kolkata) of the day after which it cannot be booked; negative: after midnight. */
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
 * The calendar of each option and slot, derived by `refreshOptionCalendars` and renewed every night. Search by date reads
 * only this, the calendars and the counters.
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
 * How much of a resource is held and sold a night or slot. A row is made by the first hold. The check is the last line
 * of defence against selling what is not there (booking §2).
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

/**
 * Changes of the calendar by staff, with what was there before and afterwards: what takes them back (ADR 045). The audit log
 * says who changed what for good; rows here are deleted after some weeks.
 */
export const calendarChanges = pgTable(
  'calendar_changes',
  {
    primaryKey: key(),
    at: instant('at').notNull(),
    userPk: integer('user_pk')
      .notNull()
      .references(() => users.primaryKey),
    /** What was done, in words. */
    summary: text('summary').notNull(),
    edits: jsonb('edits').$type<readonly CalendarEdit[]>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('calendar_changes_at').on(table.at)],
);
