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
  '/wishlist': ['wishlist'],
  '/activities/:title/:id': ['activity', 'page'],
  '/activity/:title/:id': ['activity', 'page'],
  '/stories': ['stories', 'page'],
  '/stories/:title/:id': ['story'],
  '/guides': ['guides'],
  '/guide/:title/:id': ['guide'],
  '/how-to-get-there/:title/:id': ['how-to-get-there'],
  '/best-time-to-visit/:title/:id': ['best-time-to-visit'],
  '/places/:title/:id': ['places'],
  '/places-to-visit/:title/:id': ['places-to-visit'],
  '/things-to-do/:title/:id': ['things-to-do'],
  '/place/:title/:id': ['place'],
  '/about': ['about'],
  '/offers/:code': ['offer'],
  '/chat': ['chat'],
  '/chat/payment/success': ['chat-payment-success'],
  '/chat/payment/failure': ['chat-payment-failure'],
  '/contact-us': ['contact'],
  '/privacy-and-terms': ['terms'],
};
/** Exposes of pages about one visitor. */
const privateExposes = ['chat', 'chat-payment-success', 'chat-payment-failure', 'wishlist'];
const exposes = [...Object.values(pages).map(([expose]) => expose), 'not-found', 'error'];

export default defineRemote({
  name: 'content',
  root: import.meta.dirname,
  exposes: Object.fromEntries(exposes.map((name) => [`./${name}`, `./src/exposes/${name}.tsx`])),
  routes: Object.entries(pages).map(([path, [name, ...query]]) => ({
    path,
    expose: `./${name}`,
    layout: 'default',
    query,
    ...(privateExposes.includes(name) && { isPrivate: true }),
  })),
});
