import { getExperience } from '@kaadu/contracts/catalogue';
import { loaderArgs, mockApi } from '@kaadu/harness/testing';
import { loadExperience } from './load-experience';
import { anExperience } from '@kaadu/travel-ui/testing';

const api = mockApi();

const load = (title: string, id: string, search = '') =>
  loadExperience(loaderArgs(`/experience/${title}/${id}${search}`, { title, id }));

test('a known id under its own title is loaded', async () => {
  api.respond(getExperience, anExperience());
  await expect(load('misty-ridge-camp-coorg', '12')).resolves.toMatchObject({ primary_key: 12 });
  expect(api.requests(getExperience).map(({ query }) => query)).toEqual([{ primary_key: '12' }]);
});

test('a known id under another title redirects to the canonical URL and keeps the query', async () => {
  api.respond(getExperience, anExperience());
  await expect(load('old-name', '12', '?utm_source=x')).rejects.toMatchObject({
    status: 301,
    location: '/experience/misty-ridge-camp-coorg/12?utm_source=x',
  });
});

test('an id unknown to the API is not found', async () => {
  api.respondWithError(getExperience, { message: 'Unknown', status: 404 });
  await expect(load('gone', '99')).rejects.toMatchObject({
    status: 404,
    message: 'Page not found: /experience/gone/99',
  });
});

test.each(['abc', '0', '-1', '1e3', '12.5', '99999999999', ' ', '2147483648'])(
  'the malformed id %p is not found without a request to the API',
  async (id) => {
    api.respond(getExperience, anExperience());
    await expect(load('x', id)).rejects.toMatchObject({ status: 404 });
    expect(api.requests(getExperience)).toEqual([]);
  },
);

test('a failing API is reported as such and not as a missing page', async () => {
  api.respondWithError(getExperience, { message: 'Down', status: 503 });
  await expect(load('x', '12')).rejects.toMatchObject({ name: 'ApiError', status: 503 });
});
