import { basename } from 'node:path';
import { defineRemote } from '@kaadu/federation-build';

const trip = ['from', 'to', 'guests', 'ages'];
const filters = [
  'destinations_pk',
  'activities_pk',
  'themes_pk',
  'stay_type_pk',
  'durations_pk',
  'budgets_pk',
  'range',
  'kind',
  'free_cancellation',
  'rating',
  'distance',
  'amenities_pk',
];

/** Module in `src/exposes` of each path's page, with the query parameters that its HTML depends on. */
const pages: Readonly<Record<string, readonly [file: string, ...query: string[]]>> = {
  '/': ['discover/home', ...trip],
  '/experiences': ['discover/experiences', ...filters, ...trip, 'sort', 'page', 'view'],
  '/search': ['discover/search', 'text', ...filters, ...trip, 'sort', 'page', 'view'],
  '/availability': [
    'discover/availability',
    ...trip,
    'experience_pk',
    'option_pk',
    'month',
    'day',
    'nights',
    'q',
  ],
  '/experience/:title/:id': ['discover/experience', ...trip, 'option', 'slot', 'stars', 'month'],
  '/wishlist': ['discover/wishlist'],
  '/activities/:title/:id': ['discover/activity', 'page'],
  '/activity/:title/:id': ['discover/activity', 'page'],
  '/stories': ['stories/stories', 'page'],
  '/stories/:title/:id': ['stories/story'],
  '/guides': ['guides/guides'],
  '/guide/:title/:id': ['guides/guide'],
  '/how-to-get-there/:title/:id': ['guides/how-to-get-there'],
  '/best-time-to-visit/:title/:id': ['guides/best-time-to-visit'],
  '/places/:title/:id': ['places/places'],
  '/places-to-visit/:title/:id': ['places/places-to-visit'],
  '/things-to-do/:title/:id': ['places/things-to-do'],
  '/place/:title/:id': ['places/place'],
  '/about': ['info/about'],
  '/offers/:code': ['info/offer'],
  '/chat': ['chat/chat'],
  '/chat/payment/success': ['chat/chat-payment-success'],
  '/chat/payment/failure': ['chat/chat-payment-failure'],
  '/contact-us': ['info/contact'],
  '/privacy-and-terms': ['info/terms'],
};
/** Pages about one visitor. */
const privatePages = [
  'chat/chat',
  'chat/chat-payment-success',
  'chat/chat-payment-failure',
  'discover/wishlist',
];
/** Exposes that are also in Kannada and Hindi. */
const translated = ['experience', 'experiences', 'search'];
const files = [...Object.values(pages).map(([file]) => file), 'info/not-found', 'info/error'];

export default defineRemote({
  name: 'content',
  root: import.meta.dirname,
  languages: Object.fromEntries(translated.map((name) => [`./${name}`, ['kn', 'hi']])),
  exposes: Object.fromEntries(files.map((file) => [`./${basename(file)}`, `./src/exposes/${file}.tsx`])),
  routes: Object.entries(pages).map(([path, [file, ...query]]) => ({
    path,
    expose: `./${basename(file)}`,
    layout: 'default',
    query,
    ...(privatePages.includes(file) && { isPrivate: true }),
  })),
});
