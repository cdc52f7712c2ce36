import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { PrimaryKey } from './fields';
import { PageText } from './query';

const noun = 'tickets';

/** What a ticket may be about. */
export const ticketTopics = ['trip', 'booking', 'payment', 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** What is said beside a field that does not hold what it must. */
export const ticketProblems = {
  name: 'Please enter your name',
  email: 'Please enter a valid e-mail address',
  phone: 'Please enter a phone number, or leave it empty',
  message: 'Please write what this is about',
} as const;

const text = (maxLength: number, problem: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, problem),
      z.maxLength(maxLength, `Please use at most ${maxLength.toLocaleString('en-IN')} characters`),
    );

/** Longest texts of a ticket, in characters. */
export const ticketLengths = { name: 100, email: 254, phone: 25, message: 4_000 } as const;

/** A question or complaint to the team. */
export const TicketBody = z.object({
  topic: z.enum(ticketTopics),
  name: text(ticketLengths.name, ticketProblems.name),
  email: text(ticketLengths.email, ticketProblems.email),
  /** Empty when it was not given. */
  phone: z.string().check(z.trim(), z.regex(/^(\+?[\d\s().-]{5,25})?$/, ticketProblems.phone)),
  message: text(ticketLengths.message, ticketProblems.message),
});
export type TicketBody = z.infer<typeof TicketBody>;

export const createTicket = {
  method: 'POST',
  path: '/tickets',
  noun,
  summary: 'Files a ticket: who wrote it gets its number by e-mail, and the team the message',
  body: TicketBody,
  data: z.object({
    /** For people, such as TK-1000042. */
    number: z.string(),
  }),
  errors: ['invalid'],
  idempotent: true,
  limits: {
    perClient: { name: 'ticket-client', hits: 5, windowMs: 60 * 60_000, perClient: true },
    /** Each ticket sends an e-mail there. */
    perAddress: { name: 'ticket-address', hits: 5, windowMs: 24 * 60 * 60_000 },
  },
} as const satisfies Endpoint;

/** A ticket as the team sees it. */
export const Ticket = z.extend(TicketBody, {
  primary_key: PrimaryKey,
  number: z.string(),
  /** Instant. */
  created_at: z.string(),
});
export type Ticket = z.infer<typeof Ticket>;

export const listTickets = {
  method: 'GET',
  path: '/admin/tickets',
  noun,
  summary: 'All tickets, the newest first',
  access: ['admin'],
  query: z.object({ page: PageText }),
  data: z.array(Ticket),
} as const satisfies Endpoint;
