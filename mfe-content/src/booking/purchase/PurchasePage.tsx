import { useNavigation } from '@kaadu/federation/react';
import { BookingFrame } from '../parts/BookingFrame';
import { useBookingLink } from '../state/booking-link';
import { useBooking } from '../state/use-booking';
import { useRightPage } from '../state/use-right-page';
import { FailureView } from './FailureView';
import { PendingView } from './PendingView';
import { SuccessView } from './SuccessView';

const views = { success: SuccessView, pending: PendingView, failure: FailureView };
type Outcome = keyof typeof views;

/** The outcome that an address of the form `/experience/…/buy/success` claims. */
function outcomeOf(pathname: string): Outcome {
  if (pathname.endsWith('/success')) return 'success';
  return pathname.endsWith('/pending') ? 'pending' : 'failure';
}

/** What became of a purchase. The server says so; an address that says otherwise is left. */
export function PurchasePage() {
  const { location } = useNavigation();
  const outcome = outcomeOf(location.pathname);
  const link = useBookingLink();
  const state = useBooking(link);
  const isRightPage = useRightPage(state.loaded?.booking, outcome);
  const View = views[outcome];
  const booking = state.loaded?.booking;
  if (booking && isRightPage) return <View booking={booking} state={state} />;
  return <BookingFrame title="Your booking" link={link} state={state} />;
}
