import type { ComponentType } from 'react';
import { BookingFrame } from '../parts/BookingFrame';
import { usePartText } from '../parts/messages';
import { useBookingLink } from '../state/booking-link';
import { useBooking } from '../state/use-booking';
import { useRightPage } from '../state/use-right-page';
import type { OutcomeProps } from './outcome-props';

interface PurchasePageProps {
  /** The outcome that the page's URL claims. */
  readonly outcome: 'success' | 'pending' | 'failure';
  readonly View: ComponentType<OutcomeProps>;
}

/** The outcome of a purchase. If the server reports another one than the URL, the page redirects. */
export function PurchasePage({ outcome, View }: PurchasePageProps) {
  const t = usePartText();
  const link = useBookingLink();
  const state = useBooking(link);
  const isRightPage = useRightPage(state.loaded?.booking, outcome);
  const booking = state.loaded?.booking;
  if (booking && isRightPage) return <View booking={booking} state={state} />;
  return <BookingFrame title={t('yourBooking')} link={link} state={state} />;
}
