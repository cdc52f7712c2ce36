import { getExperience, listExperiencesByKey } from '@kaadu/contracts/catalogue';
import { listTripPrices } from '@kaadu/contracts/listing';
import { syncWishlist } from '@kaadu/contracts/wishlist';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAccountWishes, wishlist } from '../../shared/saved/wishlist';
import { compared } from '../compare/use-compared';
import { aCard } from '../../shared/tiles/test-data';
import { anExperience } from '@kaadu/travel-ui/testing';
import { WishlistPage } from './WishlistPage';

const api = mockApi();
const at = '/wishlist';
const cards = ['Misty Ridge', 'Reef', 'Camp', 'Lodge', 'Farm'].map((title, index) =>
  aCard({ primary_key: index + 1, title, url: title }),
);

afterEach(() => {
  forgetAccountWishes();
  wishlist.set([]);
  compared.set([]);
});

async function open() {
  wishlist.set(cards.map(({ primary_key }) => primary_key));
  api.respond(listExperiencesByKey, cards);
  const { bus } = renderRemote(<WishlistPage />, { at });
  await screen.findByRole('list', { name: 'Saved experiences' });
  return { bus };
}
const choice = (title: string) => screen.getByRole('checkbox', { name: `Compare ${title}` });

test('an empty wishlist explains how to save', () => {
  renderRemote(<WishlistPage />, { at });
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a place to go' })).toHaveAttribute('href', '/experiences');
});

test('two are compared by price, duration, place and what is included', async () => {
  const { bus } = await open();
  api.respond(getExperience, anExperience({ inclusions: ['Breakfast'] }));
  api.respond(listTripPrices, []);
  await userEvent.click(choice('Reef'));
  expect(screen.getByText('1 of 4 chosen')).toHaveTextContent('1 of 4 chosen: choose one more');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await userEvent.click(choice('Camp'));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const table = await within(await screen.findByRole('dialog', { name: 'Compare' })).findByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  for (const name of ['Price', 'Duration', 'Where', 'Included'])
    expect(within(table).getByRole('rowheader', { name })).toBeVisible();
  expect(within(table).getAllByText('Breakfast')).toHaveLength(2);
  expect(within(table).getByRole('row', { name: /^Price/ })).toHaveTextContent(
    /from ₹5,250 per night with GST/,
  );
  api.respond(syncWishlist, { experiences: [1, 2, 3, 4, 5] });
  act(() =>
    bus.emit('auth:state-changed', { status: 'signed-in', user: { email: 'a@example.com', phone: '98' } }),
  );
  expect(within(table).getByRole('row', { name: /^Price/ })).toHaveTextContent(
    /from ₹4,900 per night with GST/,
  );
});

test('no more than four can be chosen', async () => {
  await open();
  for (const title of ['Misty Ridge', 'Reef', 'Camp', 'Lodge']) await userEvent.click(choice(title));
  expect(choice('Farm')).toBeDisabled();
  await userEvent.click(choice('Reef'));
  expect(choice('Farm')).toBeEnabled();
});
