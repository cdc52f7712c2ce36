import type { Booking } from '@kaadu/contracts/booking';
import type { BookingState } from '../state/use-booking';

export interface OutcomeProps {
  readonly booking: Booking;
  readonly state: BookingState;
}
