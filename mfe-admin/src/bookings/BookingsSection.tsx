import type { ScreenProps } from '../sections';
import { BookingScreen } from './detail/BookingScreen';
import { BookingsScreen } from './list/BookingsScreen';
import { redeemName } from './places';
import { RedeemScreen } from './redeem/RedeemScreen';

/** The bookings section, for sales, finance and operations. */
export function BookingsSection({ path: [name] }: ScreenProps) {
  if (name === undefined) return <BookingsScreen />;
  return name === redeemName ? <RedeemScreen /> : <BookingScreen key={name} reference={name} />;
}
