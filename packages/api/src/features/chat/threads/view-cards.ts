import type { ChatState } from '@kaadu/contracts/chat';
import type { Db } from '../../../platform/database/database';
import { listProposedBookings } from '../../booking';
import { listOpenRequests, listProposalIds } from '../messages/messages-repository';
import { viewPayment } from '../messages/view-messages';
import type { ThreadRow } from './threads-repository';

/** Current states of the cards of a thread. Without this, a change of an old message would reach no one. */
type Cards = Required<Pick<ChatState, 'proposals' | 'payments'>>;

/** Number of newest cards of each kind. */
const most = 10;

/** Returns the states of proposals with a booking, and of payment requests that can still be paid. */
export async function viewCards(db: Db, thread: ThreadRow, now: Date): Promise<Cards> {
  const proposalIds = await listProposalIds(db, thread.primaryKey, most);
  const bookings = await listProposedBookings(db, thread, proposalIds);
  const payments: Cards['payments'] = [];
  for (const request of await listOpenRequests(db, thread.primaryKey, most)) {
    payments.push(await viewPayment(db, request, now));
  }
  return {
    proposals: bookings.flatMap(({ proposalId: id, reference, status, holdExpiresAt }) =>
      id === null ? [] : [{ id, reference, status, hold_expires_at: holdExpiresAt.toISOString() }],
    ),
    payments,
  };
}
