import * as z from 'zod/mini';
import { BookingStatus } from '../booking/booking-status';
import type { Endpoint, StaffRole } from '../endpoints/endpoint';
import { Paise, PrimaryKey } from '../fields/fields';
import { DayText, KeyText } from '../endpoints/query';
import { WebVitalName } from './web-vitals';

/*
 * Figures for staff, by day (Asia/Kolkata). Each call covers a range of days and, for comparison, the same
 * number of days before it. Each call declares its own access.
 */

const noun = 'overview';

/**
 * Roles that may read each section besides admins. Kept apart from the endpoints, whose descriptions browsers
 * do not load: the screen shows only the sections that the role may read.
 */
export const overviewAccess = {
  bookings: ['sales', 'finance', 'operator'],
  revenue: ['finance'],
  occupancy: ['operator', 'sales'],
  responses: ['sales'],
  vitals: ['content'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
const dayMs = 24 * 60 * 60_000;

/** Longest range, in days. */
export const maxOverviewDays = 184;

const range = {
  /** First and last day, both included. */
  from: DayText,
  to: DayText,
};
const isRange = z.refine<{ readonly from: string; readonly to: string }>(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    return days >= 1 && days <= maxOverviewDays;
  },
  { path: ['to'], message: `must be from the first day to ${maxOverviewDays - 1} days after it` },
);
const Range = z.object(range).check(isRange);

/** Number of bookings by status; statuses without bookings are omitted. */
export const StatusCounts = z.partialRecord(BookingStatus, z.int());
export type StatusCounts = z.infer<typeof StatusCounts>;

export const BookingFigures = z.object({
  /** Bookings by the day on which they were made, for every day of the range, with their current statuses. */
  days: z.array(z.object({ day: z.string(), counts: StatusCounts })),
  total: StatusCounts,
  previous: StatusCounts,
});
export type BookingFigures = z.infer<typeof BookingFigures>;

export const getBookingFigures = {
  method: 'GET',
  path: '/admin/overview/bookings',
  noun,
  summary: 'Bookings by the day on which they were made and by state',
  access: overviewAccess.bookings,
  query: Range,
  data: BookingFigures,
} as const satisfies Endpoint;

/** Paise. */
const money = {
  /** Amount that customers have paid. */
  paid: Paise,
  /** Amount refunded, by the day of the decision. */
  refunded: Paise,
  /** Payments less refunds; negative when refunds are higher. */
  net: z.int(),
};
export const Money = z.object(money);
export type Money = z.infer<typeof Money>;

export const RevenueFigures = z.object({
  days: z.array(z.object({ day: z.string(), ...money })),
  total: Money,
  previous: Money,
});
export type RevenueFigures = z.infer<typeof RevenueFigures>;

export const getRevenueFigures = {
  method: 'GET',
  path: '/admin/overview/revenue',
  noun,
  summary: 'What the ledger says was paid and refunded, by day',
  access: overviewAccess.revenue,
  query: Range,
  data: RevenueFigures,
} as const satisfies Endpoint;

export const ResourceKind = z.enum(['room', 'place', 'vehicle', 'boat', 'guide']);
export type ResourceKind = z.infer<typeof ResourceKind>;

/** Units held or sold, and the capacity. */
const used = { taken: z.int(), capacity: z.int() };
export const Used = z.object(used);
export type Used = z.infer<typeof Used>;

export const OccupancyFigures = z.object({
  /** Resource kinds with any capacity, for every day of the range. */
  kinds: z.array(z.object({ kind: ResourceKind, days: z.array(z.object({ day: z.string(), ...used })) })),
  /** Occupancy of the whole range by experience. A resource shared by several experiences counts for each. */
  experiences: z.array(z.object({ primary_key: PrimaryKey, title: z.string(), ...used, previous: Used })),
  total: Used,
  previous: Used,
});
export type OccupancyFigures = z.infer<typeof OccupancyFigures>;

/**
 * `experience_pk` limits the figures to the resources of one experience. The list of experiences stays
 * complete.
 */
export const getOccupancyFigures = {
  method: 'GET',
  path: '/admin/overview/occupancy',
  noun,
  summary: 'Held and sold of what is open, by day and kind of resource, and by experience',
  access: overviewAccess.occupancy,
  query: z.object({ ...range, experience_pk: z.optional(KeyText) }).check(isRange),
  data: OccupancyFigures,
} as const satisfies Endpoint;

/** Waiting times in seconds of opening hours; null when no question was answered. */
const waits = {
  asked: z.int(),
  answered: z.int(),
  median: z.nullable(z.number()),
  p90: z.nullable(z.number()),
};
export const Waits = z.object(waits);
export type Waits = z.infer<typeof Waits>;

export const ResponseFigures = z.object({
  /** Waiting times by the day of the question, for every day of the range. */
  days: z.array(z.object({ day: z.string(), ...waits })),
  total: Waits,
  previous: Waits,
});
export type ResponseFigures = z.infer<typeof ResponseFigures>;

export const getResponseFigures = {
  method: 'GET',
  path: '/admin/overview/responses',
  noun,
  summary: 'How long visitors of the chat waited for the first answer, within opening hours',
  access: overviewAccess.responses,
  query: Range,
  data: ResponseFigures,
} as const satisfies Endpoint;

/** 75th percentile in milliseconds (CLS has no unit), and the number of measurements. */
const measured = { p75: z.number(), measures: z.int() };

export const VitalFigures = z.object({
  /** Days with measurements. */
  days: z.array(z.object({ day: z.string(), metric: WebVitalName, ...measured })),
  versions: z.array(
    z.object({
      metric: WebVitalName,
      remote: z.string(),
      version: z.string(),
      ...measured,
      first_day: z.string(),
      last_day: z.string(),
    }),
  ),
  total: z.array(z.object({ metric: WebVitalName, ...measured })),
  previous: z.array(z.object({ metric: WebVitalName, ...measured })),
});
export type VitalFigures = z.infer<typeof VitalFigures>;

export const getVitalFigures = {
  method: 'GET',
  path: '/admin/overview/webVitals',
  noun,
  summary: 'What visitors experienced (§9), by day, and by remote and version',
  access: overviewAccess.vitals,
  query: Range,
  data: VitalFigures,
} as const satisfies Endpoint;
