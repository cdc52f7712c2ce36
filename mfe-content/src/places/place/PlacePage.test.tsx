import { getPlace } from '@kaadu/contracts/places';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import { aPlaceDetail } from '../test-data';
import { loadPlace, placeMeta } from './load-place';
import { PlacePage } from './PlacePage';

const api = mockApi();

test('each entry of the table of contents has its section', () => {
  renderRemote(<PlacePage data={aPlaceDetail()} />, { at: '/place/tadiandamol/11' });
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const name of [
    'On the map',
    'Nearby places',
    'When to go',
    'How to get to Coorg',
    'Questions people ask',
  ]) {
    expect(contents.getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('nearby places are listed with their distance and linked', () => {
  renderRemote(<PlacePage data={aPlaceDetail()} />);
  const item = screen.getByRole('heading', { name: 'Dubare 36.6 km away' });
  expect(within(item).getByRole('link', { name: 'Dubare' })).toHaveAttribute('href', '/place/dubare/14');
});

test('a place omits the sections of a guide when its destination has none', () => {
  renderRemote(<PlacePage data={aPlaceDetail({ guide: null, nearby: [], related_experiences: [] })} />);
  expect(screen.getByRole('heading', { level: 2, name: 'On the map' })).toBeVisible();
  for (const name of ['When to go', 'How to get to Coorg', 'Nearby places', 'Stay and do in Coorg'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});

test('the structured data describes the attraction and where it is', () => {
  const { structuredData, canonical, title } = placeMeta(aPlaceDetail(), {
    url: new URL('https://site.test/place/tadiandamol/11?x=1'),
  });
  expect([title, canonical]).toEqual(['Tadiandamol, Coorg', '/place/tadiandamol/11']);
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'TouristAttraction',
      url: 'https://site.test/place/tadiandamol/11',
      geo: expect.objectContaining({ latitude: 12.21 }),
    }),
  );
});

test('a wrong title is redirected to the canonical URL', async () => {
  api.respond(getPlace, aPlaceDetail());
  await expect(loadPlace(loaderArgs('/place/wrong/11', { title: 'wrong', id: '11' }))).rejects.toMatchObject({
    status: 301,
    location: '/place/tadiandamol/11',
  });
});
