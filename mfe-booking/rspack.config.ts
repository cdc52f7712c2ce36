import { defineRemote } from '@kaadu/federation-build';

const purchase = '/experience/:title/:id/buy';

/** Exposed module of each path. These pages belong to one visitor's purchase and render without a query. */
const pages: Readonly<Record<string, string>> = {
  [purchase]: './checkout',
  [`${purchase}/success`]: './purchase-success',
  [`${purchase}/pending`]: './purchase-pending',
  [`${purchase}/failure`]: './purchase-failure',
  '/booking-confirmation-page': './confirmation',
  '/find-booking': './find-booking',
  '/shared-trip': './shared-trip',
  '/my-bookings': './my-bookings',
  '/my-bookings/:reference': './my-booking',
  '/voucher/:reference': './voucher',
};

/** Modules whose messages are in Kannada and Hindi too. */
const translated = [
  './checkout',
  './purchase-success',
  './purchase-pending',
  './purchase-failure',
  './confirmation',
];

export default defineRemote({
  name: 'booking',
  root: import.meta.dirname,
  languages: Object.fromEntries(translated.map((expose) => [expose, ['kn', 'hi']])),
  exposes: Object.fromEntries(
    Object.values(pages).map((expose) => [expose, `./src/exposes/${expose.slice(2)}.tsx`]),
  ),
  routes: Object.entries(pages).map(([path, expose]) => ({
    path,
    expose,
    layout: 'default',
    query: [],
    isPrivate: true,
  })),
});
