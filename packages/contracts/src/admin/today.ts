import * as z from 'zod/mini';
import { BookingStatus } from '../booking/booking-status';
import type { Endpoint, StaffRole } from '../endpoints/endpoint';
import { Paise, PrimaryKey } from '../fields/fields';

/* Work of the day for staff (Asia/Kolkata), by role. */

const noun = 'today';

/** Roles that see each part besides admins. */
export const todayAccess = {
  trips: ['sales', 'finance', 'operator'],
  holds: ['sales', 'operator'],
  payments: ['finance'],
  chats: ['sales'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

/** Maximum number of records in each part; `total` counts all of them. */
export const maxTodayItems = 8;

const part = <Item extends z.ZodMiniType>(item: Item) =>
  z.nullable(z.object({ items: z.array(item), total: z.int() }));

/** A booking whose traveller arrives or leaves today. */
export const TodayTrip = z.object({
  reference: z.string(),
  status: BookingStatus,
  experience: z.string(),
  option: z.string(),
  /** HH:MM; null for a stay. */
  slot: z.nullable(z.string()),
  guests: z.int(),
  name: z.nullable(z.string()),
});
export type TodayTrip = z.infer<typeof TodayTrip>;

/** A hold that expires unless it is paid. */
export const TodayHold = z.object({
  reference: z.string(),
  experience: z.string(),
  name: z.nullable(z.string()),
  total: Paise,
  expires_at: z.string(),
});
export type TodayHold = z.infer<typeof TodayHold>;

/** A visitor who waits for an answer. */
export const TodayChat = z.object({
  thread: PrimaryKey,
  /** Name of the visitor's account; null for a visitor who is not signed in. */
  name: z.nullable(z.string()),
  waiting_since: z.string(),
});
export type TodayChat = z.infer<typeof TodayChat>;

/** An incident of a payment, or a return of money that a second person has to approve. */
export const TodayPayment = z.object({
  kind: z.enum(['incident', 'approval']),
  /** Reference of the booking; null for a payment request. */
  reference: z.nullable(z.string()),
  amount: Paise,
  currency: z.string(),
  at: z.string(),
});
export type TodayPayment = z.infer<typeof TodayPayment>;

/** Parts that the role does not see are null. */
export const Today = z.object({
  day: z.string(),
  arrivals: part(TodayTrip),
  departures: part(TodayTrip),
  holds: part(TodayHold),
  payments: part(TodayPayment),
  chats: part(TodayChat),
});
export type Today = z.infer<typeof Today>;

export const getToday = {
  method: 'GET',
  path: '/admin/today',
  noun,
  summary: 'Arrivals, departures, expiring holds, payments that need attention and unanswered chats of today',
  access: ['content', 'sales', 'finance', 'operator', 'admin'],
  data: Today,
} as const satisfies Endpoint;

export const countWaitingChats = {
  method: 'GET',
  path: '/admin/waiting',
  noun,
  summary: 'Number of visitors in the chat who wait for an answer',
  access: todayAccess.chats,
  data: z.object({ chats: z.int() }),
} as const satisfies Endpoint;
