import { getLocation, getPlace } from '@kaadu/contracts/places';
import { dataOf } from '../../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function locate(location: string) {
  const response = await api.app.inject({ url: `/home/locationBasedDetails/${location}` });
  return { status: response.statusCode, body: response.json() };
}

it.each(['1', 'COORG', 'coorg'])('finds a destination by %p with everything around it', async (location) => {
  const { status, body } = await locate(location);
  expect(status).toBe(200);
  const details = dataOf(getLocation, body);
  expect(details.destination).toMatchObject({ primary_key: 1, url: 'coorg' });
  expect(details.destination.experience_count).toBe(details.related_experiences.length);
  for (const place of details.places) expect(place.destination.primary_key).toBe(1);
});

it('lists the other destinations, the nearest first', async () => {
  const { nearby } = dataOf(getLocation, (await locate('1')).body);
  const distances = nearby.map(({ away_km }) => away_km);
  expect(distances.length).toBeGreaterThan(1);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(nearby.map(({ primary_key }) => primary_key)).not.toContain(1);
});

it.each(['0', '99', '99999999999', 'atlantis', '%20', "'--"])(
  'responds with 404 for %p',
  async (location) => {
    const { status, body } = await locate(location);
    expect(status).toBe(404);
    expect(body.message).toBe('This destination does not exist.');
  },
);

it('shows a place with the chapters of its guide and the places near it, the nearest first', async () => {
  const { places } = dataOf(getLocation, (await locate('coorg')).body);
  const [first] = places;
  const response = await api.app.inject({ url: `/travel/getPlaceByPk?primary_key=${first?.primary_key}` });
  const place = dataOf(getPlace, response.json());
  expect(place.guide?.months).toHaveLength(12);
  expect(place.nearby).toHaveLength(places.length - 1);
  const distances = place.nearby.map(({ away_km }) => away_km);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});
