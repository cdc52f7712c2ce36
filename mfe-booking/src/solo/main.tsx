import { runSolo } from '@kaadu/harness/solo';
import { page as confirmation } from '../exposes/confirmation';
import { page as findBooking } from '../exposes/find-booking';
import { page as myBooking } from '../exposes/my-booking';
import { page as myBookings } from '../exposes/my-bookings';
import { page as sharedTrip } from '../exposes/shared-trip';
import { page as voucher } from '../exposes/voucher';

/** Pages without a loader, by the start of their path. Any other path shows the list of bookings. */
const pages = [
  { path: '/my-bookings/', page: myBooking },
  { path: '/voucher/', page: voucher },
  { path: '/booking-confirmation-page', page: confirmation },
  { path: '/find-booking', page: findBooking },
  { path: '/shared-trip', page: sharedTrip },
];
const { Page } = pages.find(({ path }) => window.location.pathname.startsWith(path))?.page ?? myBookings;

runSolo(<Page />);
