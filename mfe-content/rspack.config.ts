import { defineRemote } from '@kaadu/federation/build';

const trip = ['from', 'to', 'guests', 'ages'];
const filters = [
  'destinations_pk',
  'activities_pk',
  'themes_pk',
  'stay_type_pk',
  'durations_pk',
  'budgets_pk',
  'range',
];

/** The page of each path, with the query parameters that it is rendered by. */
const pages: Readonly<Record<string, readonly [expose: string, ...query: string[]]>> = {
  '/': ['home', ...trip],
  '/experiences': ['experiences', ...filters, ...trip, 'sort', 'page', 'view'],
  '/search': ['search', 'text', ...filters, ...trip, 'sort', 'page', 'view'],
  '/availability': ['availability', ...trip, 'experience_pk', 'option_pk', 'month', 'day', 'nights', 'q'],
  '/experience/:title/:id': ['experience', ...trip, 'option', 'slot', 'stars', 'month'],
  '/experience/:title/:id/buy': ['checkout'],
  '/experience/:title/:id/buy/success': ['purchase'],
  '/experience/:title/:id/buy/pending': ['purchase'],
  '/experience/:title/:id/buy/failure': ['purchase'],
  '/booking-confirmation-page': ['confirmation'],
  '/wishlist': ['wishlist'],
  '/my-bookings': ['my-bookings'],
  '/my-bookings/:reference': ['my-booking'],
  '/voucher/:reference': ['voucher'],
  '/activities/:title/:id': ['activity', 'page'],
  '/activity/:title/:id': ['activity', 'page'],
  '/stories': ['stories', 'page'],
  '/stories/:title/:id': ['story'],
  '/guides': ['guides'],
  '/guide/:title/:id': ['guide'],
  '/how-to-get-there/:title/:id': ['guide'],
  '/best-time-to-visit/:title/:id': ['guide'],
  '/places/:title/:id': ['guide'],
  '/places-to-visit/:title/:id': ['guide'],
  '/things-to-do/:title/:id': ['guide'],
  '/place/:title/:id': ['guide'],
  '/about': ['about'],
  '/offers/:code': ['offer'],
  '/chat': ['chat'],
  '/chat/payment/success': ['chat'],
  '/chat/payment/failure': ['chat'],
  '/admin': ['admin'],
  '/admin/*': ['admin'],
  '/contact-us': ['contact'],
  '/privacy-and-terms': ['terms'],
};
/** Exposes of pages about one visitor. */
const privateExposes = [
  'admin',
  'chat',
  'checkout',
  'purchase',
  'confirmation',
  'wishlist',
  'my-bookings',
  'my-booking',
  'voucher',
];
const exposes = [...Object.values(pages).map(([expose]) => expose), 'not-found', 'error'];

export default defineRemote({
  name: 'content',
  root: import.meta.dirname,
  exposes: Object.fromEntries(exposes.map((name) => [`./${name}`, `./src/exposes/${name}.tsx`])),
  routes: Object.entries(pages).map(([path, [name, ...query]]) => ({
    path,
    expose: `./${name}`,
    layout: name === 'admin' ? 'admin' : 'default',
    query,
    ...(privateExposes.includes(name) && { isPrivate: true }),
  })),
});
