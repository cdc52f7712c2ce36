import * as z from 'zod/mini';
import type { Endpoint, PageEndpoint } from '../endpoints/endpoint';
import { DayText } from '../endpoints/query';
import { PrimaryKey } from '../fields/fields';
import { Party } from './booking-data';

const noun = 'waitlist';
const hourMs = 60 * 60_000;

/** `confirm`: the link in an e-mail has to be confirmed first. Accounts with a verified address need not. */
export const WaitlistOutcome = z.enum(['waiting', 'confirm']);
export type WaitlistOutcome = z.infer<typeof WaitlistOutcome>;

export const joinWaitlist = {
  method: 'POST',
  path: '/waitlist',
  noun,
  summary: 'Sends one e-mail when the place can be booked on dates that are sold out',
  body: z.object({
    experience_pk: PrimaryKey,
    from: DayText,
    /** Day of departure of a stay; null for an activity. */
    to: z.nullable(DayText),
    party: Party,
    /** Left out by an account, whose verified address is used. */
    email: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  data: WaitlistOutcome,
  errors: ['invalid', 'not_found', 'conflict'],
  effectLimits: {
    perClient: { name: 'waitlist-client', hits: 10, windowMs: hourMs, per: 'network' },
    /** Each request may send one e-mail to the address. */
    perAddress: { name: 'waitlist-address', hits: 10, windowMs: 24 * hourMs, per: 'subject' },
  },
} as const satisfies Endpoint;

const EntryQuery = z.object({ token: z.string().check(z.maxLength(128)) });

/** Mail scanners follow links, so the link only shows a button. */
export const showWaitlistEntry = {
  method: 'GET',
  path: '/waitlist/confirm',
  noun,
  summary: 'Asks whether to wait for the dates',
  query: EntryQuery,
  produces: 'text/html',
  cache: 'no-store',
  errors: ['not_found'],
} as const satisfies PageEndpoint;

export const confirmWaitlistEntry = {
  ...showWaitlistEntry,
  method: 'POST',
  summary: 'Confirms the address of a place on the waitlist',
  acceptsForms: true,
} as const satisfies PageEndpoint;

export const askToLeaveWaitlist = {
  ...showWaitlistEntry,
  path: '/waitlist/leave',
  summary: 'Asks whether to leave the waitlist',
} as const satisfies PageEndpoint;

export const leaveWaitlist = {
  ...confirmWaitlistEntry,
  path: '/waitlist/leave',
  summary: 'Leaves the waitlist',
} as const satisfies PageEndpoint;
