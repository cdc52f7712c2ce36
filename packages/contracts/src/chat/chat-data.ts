import * as z from 'zod/mini';
import { BookingSummary, Party, slot } from '../booking/booking-data';
import { Image, Paise, PrimaryKey, prose, Uuid } from '../fields/fields';
import { BookingStatus } from '../booking/booking-status';
import { PaymentRequestView } from '../payments/payment-data';
import { DayText } from '../endpoints/query';
import { isPagePath } from '../site/site-path';

/** Longest text of a message, in characters. */
export const maxMessageLength = 4_000;
/** Largest image, in bytes. */
export const maxChatImageBytes = 5 * 1024 * 1024;
export const chatImageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Id made by the sender, the same for every attempt to send one message, so that it is stored once. */
export const MessageId = Uuid;
export const MessageText = prose(maxMessageLength);
/** Path of a page of the site, without its query, which advisors have no need to see. */
export const PagePath = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^\/[^\s?#]*$/, 'must be a path'),
    z.refine(isPagePath, 'must be the path of a page of this site'),
  );
/** Number of a message in its thread, from 1. As a cursor, 0 means the start of the thread. */
export const MessageNumber = z.int().check(z.gte(0), z.lte(2_147_483_647));

/** Author of a message. `system` reports events, such as a payment. */
export const ChatSide = z.enum(['visitor', 'advisor', 'system']);
export type ChatSide = z.infer<typeof ChatSide>;

/** A trip proposed by an advisor, in the form of the hold call. */
export const ProposedTrip = z.object({
  option_pk: PrimaryKey,
  from: DayText,
  /** Day of departure of a stay; null for an activity. */
  to: z.nullable(DayText),
  slot,
  party: Party,
});
export type ProposedTrip = z.infer<typeof ProposedTrip>;

/** A proposed trip with its details and price at the time of the proposal. */
export const TripProposal = z.object({
  trip: ProposedTrip,
  experience: z.object({
    primary_key: PrimaryKey,
    url: z.string(),
    title: z.string(),
    location: z.string(),
    is_stay: z.boolean(),
    card_image: z.nullable(Image),
  }),
  option: z.string(),
  /** Paise, tax included, for the visitor's session state. */
  total: Paise,
});
export type TripProposal = z.infer<typeof TripProposal>;

export const ChatImage = z.object({ imagestorepath: z.string(), width: z.int(), height: z.int() });
export type ChatImage = z.infer<typeof ChatImage>;

/** A payment request in a thread; `token` is the unguessable segment of its link. */
export const ChatPayment = z.extend(z.omit(PaymentRequestView, { experience: true, server_time: true }), {
  token: z.string(),
});
export type ChatPayment = z.infer<typeof ChatPayment>;

export const ChatMessage = z.object({
  /** Position in the thread. Numbers are consecutive and ascending. */
  number: MessageNumber,
  id: MessageId,
  from: ChatSide,
  /** First name of the advisor. */
  author: z.nullable(z.string()),
  sent_at: z.string(),
  /** Empty where the card is enough. */
  text: z.string(),
  image: z.nullable(ChatImage),
  proposal: z.nullable(TripProposal),
  /** Also set on texts about the outcome of a request: the newest message about a request has its state. */
  payment: z.nullable(ChatPayment),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** State of a proposal that the visitor has held: of its newest booking. */
export const ProposalState = z.object({
  /** Id of the message with the proposal. */
  id: MessageId,
  reference: z.string(),
  status: BookingStatus,
  /** Instant at which the hold ends. */
  hold_expires_at: z.string(),
});
export type ProposalState = z.infer<typeof ProposalState>;

/** A thread as visible to both sides. */
export const ChatState = z.object({
  /**
   * Null before the first message. When it differs from the last one, the shown messages belong to another
   * visitor.
   */
  thread: z.nullable(PrimaryKey),
  is_closed: z.boolean(),
  /** Address for e-mailed answers when the visitor is away. */
  email: z.nullable(z.string()),
  last_number: MessageNumber,
  read_by_visitor: MessageNumber,
  read_by_advisor: MessageNumber,
  /** Unread messages of the other side. */
  unread: z.int(),
  /** Instant at which advisors answer again; null while they do. */
  opens_at: z.nullable(z.string()),
  /** Instant until which an advisor who works in the thread counts as present; null without one. */
  present_until: z.optional(z.nullable(z.string())),
  /** States of the newest proposals that the visitor has held. */
  proposals: z.optional(z.array(ProposalState)),
  /** Current states of the newest payment requests that can still be paid. */
  payments: z.optional(z.array(ChatPayment)),
  server_time: z.string(),
});
export type ChatState = z.infer<typeof ChatState>;

/** A range of a thread, oldest message first. */
export const ChatView = z.object({
  state: ChatState,
  messages: z.array(ChatMessage),
  /** Whether there are messages after these (for requests with `since`), or before them (otherwise). */
  has_more: z.boolean(),
});
export type ChatView = z.infer<typeof ChatView>;

/** A member of staff who may answer. */
export const Advisor = z.object({ primary_key: PrimaryKey, name: z.string() });
export type Advisor = z.infer<typeof Advisor>;

/** A thread in the advisors' list. */
export const ThreadSummary = z.object({
  primary_key: PrimaryKey,
  is_closed: z.boolean(),
  /** Null for a visitor who is not signed in. */
  visitor: z.nullable(z.object({ primary_key: PrimaryKey, name: z.string() })),
  assigned_to: z.nullable(Advisor),
  /** Instant since which the visitor waits for an answer; null when no answer is due. */
  waiting_since: z.nullable(z.string()),
  last_text: z.string(),
  last_from: ChatSide,
  last_at: z.string(),
  last_number: MessageNumber,
  unread: z.int(),
});
export type ThreadSummary = z.infer<typeof ThreadSummary>;

/** Number of threads in each list. */
export const ThreadCounts = z.object({ open: z.int(), mine: z.int(), waiting: z.int(), closed: z.int() });
export type ThreadCounts = z.infer<typeof ThreadCounts>;

export const VisitorBooking = z.omit(BookingSummary, { key: true });

/** A thread with the details shown to an advisor. */
export const ThreadDetail = z.extend(ChatView, {
  thread: ThreadSummary,
  visitor: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    /** Last page of the visitor on the site, and when it was seen. */
    page: z.nullable(z.string()),
    seen_at: z.nullable(z.string()),
    bookings: z.array(VisitorBooking),
  }),
});
export type ThreadDetail = z.infer<typeof ThreadDetail>;

export const CannedReply = z.object({ primary_key: PrimaryKey, title: z.string(), text: z.string() });
export type CannedReply = z.infer<typeof CannedReply>;
