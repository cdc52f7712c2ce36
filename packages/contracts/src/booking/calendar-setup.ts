import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { PrimaryKey, distinct, paging } from '../fields/fields';
import { oneLine } from '../fields/plain-text';
import { KeyText, PageText } from '../endpoints/query';

/* Requirements of a bookable experience: the resources that its options use, and its booking rules. */

const noun = 'calendar';
const access = ['operator'] as const;

export const ResourceKind = z.enum(['room', 'place', 'vehicle', 'boat', 'guide']);
export type ResourceKind = z.infer<typeof ResourceKind>;

/** A resource of limited capacity. */
export const ResourceFields = z.object({
  name: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, 'Enter the name of the resource.'),
      z.maxLength(100),
    ),
  kind: ResourceKind,
  /** Capacity per night or time of the day, unless changed for some days. */
  capacity: z
    .int('Enter the usual capacity as a whole number.')
    .check(
      z.gte(0, 'Enter a usual capacity of 0 or more.'),
      z.lte(10_000, 'Enter a usual capacity of at most 10,000.'),
    ),
});
export type ResourceFields = z.infer<typeof ResourceFields>;

/** MM-DD. */
const MonthDay = z
  .string()
  .check(
    z.regex(
      /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
      'Enter the day of the season as month and day, like 06-01.',
    ),
  );
/** @param label field, for its messages: "minimum nights" */
const count = (label: string, most: number) =>
  z
    .int(`Enter the ${label} as a whole number.`)
    .check(
      z.gte(1, `Enter at least 1 as the ${label}.`),
      z.lte(most, `Enter at most ${most} as the ${label}.`),
    );

/** Units of a resource that one room or place of an option uses. */
export const OptionResource = z.object({ resource_pk: PrimaryKey, quantity: count('quantity', 50) });
export type OptionResource = z.infer<typeof OptionResource>;

/** Rules that decide when an option can be booked, and in what quantity. */
export const OptionRules = z.object({
  /** ISO weekdays on which a night begins or an activity departs. */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(
    z.minLength(1, 'Choose at least one weekday.'),
    z.maxLength(7),
    distinct((day: number) => day),
  ),
  /** First and last day of the season, both included; it may span the new year. Null: all year. */
  season: z.nullable(z.object({ from: MonthDay, to: MonthDay })),
  min_nights: count('minimum nights', 28),
  /** Hours before the start at which booking closes. */
  cutoff_hours: z
    .int('Enter the cut-off as a whole number of hours.')
    .check(
      z.gte(0, 'Enter a cut-off of 0 hours or more.'),
      z.lte(720, 'Enter a cut-off of at most 720 hours.'),
    ),
  /** Maximum number of rooms or places in one booking. */
  max_units: count('maximum per booking', 50),
  /** The operator decides after the payment. */
  on_request: z.boolean(),
});
export type OptionRules = z.infer<typeof OptionRules>;

/** Settings of an option that belong to the calendar. */
export const OptionSetup = z.object({
  resources: z.array(OptionResource).check(
    z.maxLength(10),
    distinct(({ resource_pk }: { resource_pk: number }) => resource_pk),
  ),
  rules: OptionRules,
});
export type OptionSetup = z.infer<typeof OptionSetup>;

const reading = { method: 'GET', noun, access, cache: 'no-store' } as const;

export const SaleState = z.object({
  primary_key: PrimaryKey,
  title: z.string(),
  location: z.string(),
  is_stay: z.boolean(),
  /** Number of options, and of those with resources. */
  options: z.int(),
  on_sale: z.int(),
});
export type SaleState = z.infer<typeof SaleState>;

export const listSaleStates = {
  ...reading,
  path: '/admin/calendar/experiences',
  summary: 'Experiences by title, those that cannot be booked yet first',
  query: z.object({ text: z._default(z.string().check(z.trim(), z.maxLength(100)), ''), page: PageText }),
  data: z.object({ experiences: z.array(SaleState), ...paging }),
} as const satisfies Endpoint;

export const ExperienceSetup = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  is_stay: z.boolean(),
  options: z.array(
    z.object({
      primary_key: PrimaryKey,
      name: z.string(),
      slots: z.array(z.string()),
      /** Rooms or places entered by the editor: the likely capacity of a new resource. */
      capacity: z.int(),
      setup: OptionSetup,
    }),
  ),
  /** Resources of the experience itself and of others at the same destination. */
  resources: z.array(z.extend(ResourceFields, { primary_key: PrimaryKey, used_by: z.array(z.string()) })),
});
export type ExperienceSetup = z.infer<typeof ExperienceSetup>;

export const getExperienceSetup = {
  ...reading,
  path: '/admin/calendar/experience',
  summary: 'Options of an experience with what they draw on and their rules, and the resources nearby',
  query: z.object({ experience_pk: KeyText }),
  data: ExperienceSetup,
  errors: ['not_found'],
} as const satisfies Endpoint;

const changing = {
  method: 'POST',
  noun,
  access,
  errors: ['invalid', 'not_found', 'conflict'],
} as const;
/** As of `CalendarChange`. */
const changed = { change_pk: PrimaryKey, summary: z.string() };

export const ResourceBody = z.object({
  resource: ResourceFields,
  /** The resource to change, as it was shown; null for a new one. */
  shown: z.nullable(z.extend(ResourceFields, { primary_key: PrimaryKey })),
});
export type ResourceBody = z.infer<typeof ResourceBody>;

export const saveResource = {
  ...changing,
  path: '/admin/calendar/resources',
  summary: 'Makes or changes a resource; days that had its usual number follow',
  body: ResourceBody,
  data: z.object({ ...changed, primary_key: PrimaryKey }),
} as const satisfies Endpoint;

export const OptionSetupBody = z.object({ option_pk: PrimaryKey, setup: OptionSetup, shown: OptionSetup });
export type OptionSetupBody = z.infer<typeof OptionSetupBody>;

export const saveOptionSetup = {
  ...changing,
  path: '/admin/calendar/options',
  summary: 'Says what an option draws on, when it can be booked and by how many',
  body: OptionSetupBody,
  data: z.object(changed),
} as const satisfies Endpoint;
