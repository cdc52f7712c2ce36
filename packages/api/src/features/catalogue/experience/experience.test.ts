import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function get(url: string) {
  const response = await api.app.inject({ method: 'GET', url });
  return { status: response.statusCode, body: response.json<unknown>() };
}

it('prices every option with its own tax', async () => {
  const { body } = await get('/experience/getExpByPk?primary_key=1');
  expect(body).toMatchObject({
    data: {
      options: [
        { price: { base: 500_000, tax: 25_000, total: 525_000, tax_label: 'GST 5%' } },
        { price: { base: 900_000, tax: 162_000, total: 1_062_000, tax_label: 'GST 18%' } },
      ],
      similar: expect.arrayContaining([expect.objectContaining({ primary_key: 5 })]),
    },
  });
});

it('returns the price of guests of each age, which a booking of one of them costs more', async () => {
  const { body } = await get('/experience/getExpByPk?primary_key=1');
  expect(body).toMatchObject({
    data: {
      options: [
        {
          guest_prices: [
            { from_age: 0, to_age: 4, total: 0, member_total: 0 },
            { from_age: 5, to_age: 11, total: 68_300, member_total: 61_400 },
            { from_age: 12, to_age: null },
          ],
        },
        {},
      ],
    },
  });
});

it('has the amenities of the place and of each room, and a picture of the room', async () => {
  const dogs = { primary_key: 2, name: 'Dogs welcome' };
  const { body } = await get('/experience/getExpByPk?primary_key=2');
  expect(body).toMatchObject({
    data: {
      amenities: [{ primary_key: 1, name: 'Swimming pool' }, dogs],
      options: [{ amenities: [dogs], image: { imagestorepath: 'rooms/201/1', alt: 'Tent' } }],
    },
  });
  expect((await get('/home/bootstrapAmenities')).body).toMatchObject({
    data: [dogs, { primary_key: 1, name: 'Swimming pool' }],
  });
});

it('has the reviews of completed bookings with their travellers’ photos', async () => {
  const { body } = await get('/experience/getExpByPk?primary_key=1');
  expect(body).toMatchObject({
    data: {
      reviews: [
        {
          author: 'Asha R.',
          is_verified: true,
          photos: [{ imagestorepath: 'reviews/1001/2', alt: 'Photo by Asha R.' }],
        },
      ],
    },
  });
});

it.each([
  ['999', 404, { message: 'This experience does not exist.' }],
  ['abc', 400, { errors: { primary_key: expect.anything() } }],
  ['', 400, { errors: { primary_key: expect.anything() } }],
  ['99999999999', 400, { errors: { primary_key: expect.anything() } }],
])('responds to key %j with %i', async (key, status, reason) => {
  const response = await get(`/experience/getExpByPk?primary_key=${key}`);
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({ status: 'error', ...reason });
});
