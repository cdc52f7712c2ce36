import { getOffer, type Offer } from '@kaadu/contracts/offers';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { loadOffer, offerMeta } from './load-offer';
import { OfferPage } from './OfferPage';

const api = mockApi();
const offer: Offer = {
  code: 'MONSOON10',
  percent: 10,
  terms: 'Once per person. Extras are not included.',
  starts_on: '2026-06-01',
  ends_on: '2027-03-31',
  state: 'open',
};
const load = (code: string) => loadOffer(loaderArgs(`/offers/${code}`, { code }));

test('an offer shows its code, days and terms', () => {
  renderRemote(<OfferPage data={offer} />, { at: '/offers/MONSOON10' });
  expect(screen.getByRole('heading', { level: 1, name: '10% off with MONSOON10' })).toBeVisible();
  expect(screen.getByText('You can use it today')).toBeVisible();
  expect(screen.getByText('31 March 2027')).toHaveAttribute('datetime', '2027-03-31');
  expect(screen.getByText('Once per person. Extras are not included.')).toBeVisible();
});

test('an offer that is over says so, without instructions, and is not indexed', () => {
  const over: Offer = { ...offer, state: 'over' };
  renderRemote(<OfferPage data={over} />, { at: '/offers/MONSOON10' });
  expect(screen.getByText('This offer is over')).toBeVisible();
  expect(screen.queryByText('How to use it')).not.toBeInTheDocument();
  expect(offerMeta(over, { url: new URL('https://site.test/offers/MONSOON10') }).robots).toBe(
    'noindex,follow',
  );
});

test('a future offer shows its first day', () => {
  renderRemote(<OfferPage data={{ ...offer, state: 'upcoming' }} />, { at: '/offers/MONSOON10' });
  expect(screen.getByText('You can use it from 1 June 2026.')).toBeVisible();
});

test('another spelling of the code redirects, an unknown or malformed code is not found', async () => {
  api.respond(getOffer, offer);
  await expect(load('monsoon10')).rejects.toMatchObject({ status: 301, location: '/offers/MONSOON10' });
  api.respondWithError(getOffer, { status: 404, message: 'Unknown' });
  await expect(load('NOSUCH')).rejects.toMatchObject({
    status: 404,
    message: 'Page not found: /offers/NOSUCH',
  });
  await expect(load('a-b')).rejects.toMatchObject({ status: 404 });
});
