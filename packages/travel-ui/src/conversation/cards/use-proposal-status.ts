import { bookingStatus } from '@kaadu/contracts/booking';
import type { ProposalState } from '@kaadu/contracts/chat';
import { useExpired } from './use-expired';

/** Progress of a proposal. `open` can be held, `held` can be paid, `paid` includes bookings on request. */
export type ProposalProgress = 'open' | 'held' | 'paid';

interface ProposalStatus {
  readonly progress: ProposalProgress;
  /** Null before the first hold. */
  readonly label: string | null;
  /** Instant at which the hold ends; null without one. */
  readonly heldUntil: string | null;
}

/** Returns the status of a proposal, which changes by itself when the hold ends. */
export function useProposalStatus(state: ProposalState | null): ProposalStatus {
  const isHold = state?.status === 'ON_HOLD';
  const hasExpired = useExpired(isHold ? state.hold_expires_at : null);
  if (!state) return { progress: 'open', label: null, heldUntil: null };
  const status = hasExpired ? 'EXPIRED' : state.status;
  const { travellerLabel, group, page } = bookingStatus[status];
  if (status === 'ON_HOLD' || status === 'PAYMENT_PENDING') {
    return { progress: 'held', label: travellerLabel, heldUntil: isHold ? state.hold_expires_at : null };
  }
  if (group === 'sold') return { progress: 'paid', label: 'Paid and confirmed', heldUntil: null };
  const progress = page === 'pending' ? 'paid' : 'open';
  return { progress, label: travellerLabel, heldUntil: null };
}
