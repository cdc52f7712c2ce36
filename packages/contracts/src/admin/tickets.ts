import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { EmailAddress, PhoneText, PrimaryKey } from '../fields/fields';
import { oneLine, withoutControls } from '../fields/plain-text';
import { PageText } from '../endpoints/query';

const noun = 'tickets';

/** Topics of a ticket. */
export const ticketTopics = ['trip', 'booking', 'payment', 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** Error messages shown next to an invalid field of a ticket. */
export const ticketProblems = {
  name: 'Please enter your name',
  message: 'Please write what this is about',
} as const;

const text = (maxLength: number, problem: string, clean: (text: string) => string) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.trim(),
      z.minLength(1, problem),
      z.maxLength(maxLength, `Please use at most ${maxLength.toLocaleString('en-IN')} characters`),
    );

/** Longest texts of a ticket, in characters. */
export const ticketLengths = { name: 100, email: 254, phone: 64, message: 4_000 } as const;

/** A question or complaint to the team. */
export const TicketBody = z.object({
  topic: z.enum(ticketTopics),
  name: text(ticketLengths.name, ticketProblems.name, oneLine),
  email: EmailAddress,
  /** Empty when omitted. */
  phone: PhoneText,
  message: text(ticketLengths.message, ticketProblems.message, withoutControls),
});
export type TicketBody = z.infer<typeof TicketBody>;

export const createTicket = {
  method: 'POST',
  path: '/tickets',
  noun,
  summary: 'Files a ticket: who wrote it gets its number by e-mail, and the team the message',
  body: TicketBody,
  data: z.object({
    /** Human-readable number, such as TK-1000042. */
    number: z.string(),
  }),
  errors: ['invalid'],
  idempotent: true,
  effectLimits: {
    perClient: { name: 'ticket-client', hits: 5, windowMs: 60 * 60_000, per: 'network' },
    /** Each ticket sends one e-mail to the address. */
    perAddress: { name: 'ticket-address', hits: 5, windowMs: 24 * 60 * 60_000, per: 'subject' },
  },
} as const satisfies Endpoint;

/** A ticket as shown to the team. */
export const Ticket = z.object({
  topic: z.enum(ticketTopics),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
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
