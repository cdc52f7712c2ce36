import { site } from '@kaadu/contracts';
import type { TicketTopic } from '@kaadu/contracts/tickets';
import type { Db } from '../../platform/database/database';
import { queueMessage } from '../../platform/messages/outbox-repository';
import { numberOf, type TicketRow } from './repository';

const topics: Record<TicketTopic, string> = {
  trip: 'planning a trip',
  booking: 'a booking',
  payment: 'a payment or refund',
  other: 'something else',
};

/**
 * Queues the two e-mails of a ticket. The visitor's e-mail repeats nothing that was typed: otherwise anyone
 * could send their own text to a stranger's address.
 */
export async function queueTicketEmails(tx: Db, ticket: TicketRow, now: Date): Promise<void> {
  const number = numberOf(ticket);
  await queueMessage(tx, {
    channel: 'email',
    recipient: ticket.email,
    subject: `We have your message: ${number}`,
    body: `Your message about ${topics[ticket.topic]} has reached us. Its number is ${number}.\n\nOur team will read it and reply to this address. Our hours: ${site.supportHours.label}. If it cannot wait, call ${site.supportPhone} and give the number.\n\nNot you? Then someone mistyped an address; you need not do anything.\n\n${site.name}\n`,
    deduplicationKey: `${number} received`,
    dueAt: now,
  });
  await queueMessage(tx, {
    channel: 'email',
    recipient: site.supportEmail,
    subject: `${number}: ${topics[ticket.topic]}`,
    body: `From: ${ticket.name}\nE-mail: ${ticket.email}\nPhone: ${ticket.phone || 'not given'}\n\n${ticket.message}\n`,
    deduplicationKey: `${number} to the team`,
    dueAt: now,
  });
}
