import * as z from 'zod/mini';
import type { Endpoint, PageEndpoint } from '../endpoints/endpoint';
import { PrimaryKey } from '../fields/fields';

const noun = 'newsletter';

/** `data` is 'exists' when the address was already subscribed (§7). */
export const createSubscription = {
  method: 'POST',
  path: '/createSubscription',
  noun,
  summary: 'Subscribes an address to the newsletter',
  body: z.object({ email: z.string().check(z.maxLength(1_000)) }),
  data: z.enum(['created', 'exists']),
  errors: ['invalid'],
  effectLimits: {
    perClient: { name: 'newsletter-client', hits: 3, windowMs: 60 * 60_000, per: 'network' },
    /** Each subscription sends one e-mail to the address. */
    perAddress: { name: 'newsletter-address', hits: 5, windowMs: 24 * 60 * 60_000, per: 'subject' },
  },
} as const satisfies Endpoint;

/** One page of newsletter subscribers. `next` is the value of `after` for the next page, null at the end. */
export const Subscribers = z.object({
  subscribers: z.array(z.object({ email: z.string(), subscribed_at: z.string() })),
  next: z.nullable(PrimaryKey),
});

/** A POST, since the call is recorded in the audit log. */
export const exportSubscribers = {
  method: 'POST',
  path: '/admin/newsletterExport',
  noun,
  summary: 'Addresses that get the newsletter, some thousands at a time',
  access: ['admin'],
  body: z.object({ after: z.optional(PrimaryKey) }),
  data: Subscribers,
} as const satisfies Endpoint;

const UnsubscribeQuery = z.object({ token: z.string().check(z.maxLength(128)) });

/**
 * Mail scanners follow links, so the link only shows a button. The button, or a POST by the mail program,
 * unsubscribes.
 */
export const confirmUnsubscribe = {
  method: 'GET',
  path: '/newsletter/unsubscribe',
  noun,
  summary: 'Asks whether to leave the newsletter',
  query: UnsubscribeQuery,
  produces: 'text/html',
  cache: 'no-store',
} as const satisfies PageEndpoint;

export const unsubscribe = {
  ...confirmUnsubscribe,
  method: 'POST',
  summary: 'Leaves the newsletter',
  acceptsForms: true,
  errors: ['not_found'],
} as const satisfies PageEndpoint;
