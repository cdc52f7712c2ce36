import { getPlaceRatings } from '@kaadu/contracts/reviews';
import { dataOf } from '../../testing/data/data-of';
import { newPerson, signUp, visitor } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('place has one rating per person, under first name and initial, and keeps those of others', async () => {
  const { headers } = await signUp(api, { email: 'rates@example.com', phone: '9922200002' });
  const rate = (rating: number) =>
    visitor(api).post('/createPlaceRating', { place_pk: 101, rating, text: 'Loud water.' }, headers);
  await rate(2);
  await rate(4);
  const response = await api.app.inject({ url: '/getRatingByPlaceId?primary_key=101' });
  expect(response.json()).toMatchObject({
    data: {
      average: 4,
      count: 1,
      reviews: [{ author: 'Asha R.', rating: 4, is_verified: false, photos: [] }],
    },
  });
  expect(
    (await visitor(api).post('/createPlaceRating', { place_pk: 101, rating: 5, text: 'x' })).status,
  ).toBe(401);
  const missing = { place_pk: 9, rating: 5, text: 'x' };
  expect((await visitor(api).post('/createPlaceRating', missing, headers)).status).toBe(404);

  const other = await signUp(api, newPerson());
  for (const [sent, place_pk, stars] of [
    [other.headers, 101, 1],
    [headers, 102, 5],
  ] as const)
    await visitor(api).post('/createPlaceRating', { place_pk, rating: stars, text: 'Misty.' }, sent);
  const ratingOf = async (place: number) => {
    const { average, count } = dataOf(
      getPlaceRatings,
      (await api.app.inject({ url: `/getRatingByPlaceId?primary_key=${place}` })).json(),
    );
    return { average, count };
  };
  // Four stars of one person and one of the other.
  expect(await ratingOf(101)).toEqual({ average: 2.5, count: 2 });
  expect(await ratingOf(102)).toEqual({ average: 5, count: 1 });
});
