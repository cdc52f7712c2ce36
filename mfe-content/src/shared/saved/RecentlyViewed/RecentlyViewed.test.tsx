import { listExperiencesByKey } from '@kaadu/contracts/catalogue';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import { aCard } from '../../tiles/test-data';
import { noteViewed, recentlyViewed } from '../recently-viewed';
import { RecentlyViewed } from './RecentlyViewed';

const api = mockApi();
afterEach(() => recentlyViewed.set([]));

test('lists recently viewed experiences without the current one, which is recorded', async () => {
  noteViewed(7);
  noteViewed(12);
  api.respond(listExperiencesByKey, [aCard({ primary_key: 7, title: 'Reef' })]);
  renderRemote(<RecentlyViewed current={12} />);
  const list = await screen.findByRole('list', { name: 'Recently viewed' });
  expect(within(list).getByRole('link', { name: 'Reef' })).toBeVisible();
  expect(recentlyViewed.get()).toEqual([12, 7]);
});

test('is empty on the first page view', () => {
  const { container } = renderRemote(<RecentlyViewed current={3} />);
  expect(within(container).queryByRole('heading')).not.toBeInTheDocument();
  expect(recentlyViewed.get()).toEqual([3]);
});

test('lists all of them and records none on any other page', async () => {
  noteViewed(7);
  api.respond(listExperiencesByKey, [aCard({ primary_key: 7, title: 'Reef' })]);
  renderRemote(<RecentlyViewed />);
  expect(await screen.findByRole('link', { name: 'Reef' })).toBeVisible();
  expect(recentlyViewed.get()).toEqual([7]);
});
