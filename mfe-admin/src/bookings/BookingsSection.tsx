import type { ScreenProps } from '../sections';
import { BookingScreen } from './detail/BookingScreen';
import { BookingsScreen } from './list/BookingsScreen';
import { redeemName } from './places';
import { RedeemScreen } from './redeem/RedeemScreen';

/** Bookings, for those who sell, refund and run them. */
export function BookingsSection({ path: [name] }: ScreenProps) {
  if (name === undefined) return <BookingsScreen />;
  return name === redeemName ? <RedeemScreen /> : <BookingScreen key={name} reference={name} />;
}
