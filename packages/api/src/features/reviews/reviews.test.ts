import { signUp, visitor } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('place has one rating per person, under first name and initial', async () => {
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
});
