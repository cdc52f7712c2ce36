import type { ChatMessage, ChatPayment } from '@kaadu/contracts/chat';
import type { Db } from '../../../platform/database/database';
import { type PaymentRequest, viewRequest } from '../../payments';
import type { MessageRow } from './messages-repository';

/** Converts a payment request to the view of both sides, in its current state. */
export async function viewPayment(db: Db, request: PaymentRequest, now: Date): Promise<ChatPayment> {
  const { server_time: _time, ...view } = await viewRequest(db, request, now);
  return { ...view, token: request.token };
}

/** Converts messages to the view of both sides; payment requests in their current state. */
export async function viewMessages(db: Db, rows: readonly MessageRow[], now: Date): Promise<ChatMessage[]> {
  const views: ChatMessage[] = [];
  // Sequential, because transactions have a single connection. Few messages have a request.
  for (const row of rows) {
    const { number, clientId, side, text, image, proposal, sentAt } = row.message;
    views.push({
      number,
      id: clientId,
      from: side,
      author: row.author,
      sent_at: sentAt.toISOString(),
      text,
      image,
      proposal,
      payment: row.request && (await viewPayment(db, row.request, now)),
    });
  }
  return views;
}

export async function viewMessage(db: Db, row: MessageRow, now: Date): Promise<ChatMessage> {
  const [view] = await viewMessages(db, [row], now);
  if (!view) throw new Error('One message has one view');
  return view;
}
