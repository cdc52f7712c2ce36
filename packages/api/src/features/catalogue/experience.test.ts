import { startTestApi, type TestApi } from '../../testing/test-api';

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

it.each([
  ['999', 404],
  ['abc', 400],
  ['', 400],
  ['99999999999', 400],
])('responds to key %j with %i', async (key, status) => {
  const response = await get(`/experience/getExpByPk?primary_key=${key}`);
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({ status: 'error', message: expect.any(String) });
});
