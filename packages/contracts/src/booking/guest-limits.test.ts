import { allEndpoints } from '../endpoints/all-endpoints';

/** Calls of guests that create no rows and send no messages, or are limited by another call. */
const withoutLimit: Readonly<Record<string, string>> = {
  '/bookings/:reference/cancel': 'acts on a booking',
  '/bookings/:reference/changeDates': 'acts on a booking',
  '/bookings/:reference/dateChangeQuote': 'acts on a booking',
  '/bookings/:reference/extend': 'acts on a booking, once',
  '/bookings/:reference/pay': 'acts on a booking',
  '/bookings/:reference/release': 'acts on a booking, once',
  '/bookings/:reference/review': 'acts on a booking, once',
  '/bookings/:reference/revise': 'acts on a booking',
  '/bookings/:reference/travellers': 'acts on a booking',
  '/logout': 'ends a session',
  '/newsletter/unsubscribe': 'removes the subscription of a token',
  '/payments/callback': 'is signed by the gateway',
  '/payments/webhook': 'is signed by the gateway',
  '/waitlist/confirm': 'confirms the entry of a token',
  '/waitlist/leave': 'removes the entry of a token',
  '/webVitals': 'takes what shells send with their token; they limit what browsers send',
};

test('every call by which guests change data has a limit per network', () => {
  const open = allEndpoints
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.method === 'POST' && !endpoint.access && !endpoint.safe);
  const unlimited = open.filter(
    ({ limits, effectLimits }) =>
      !Object.values({ ...limits, ...effectLimits }).some(({ per }) => per === 'network'),
  );
  expect(unlimited.map(({ path }) => path).sort()).toEqual(Object.keys(withoutLimit).sort());
});
