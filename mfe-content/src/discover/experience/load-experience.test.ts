import { testOrigins } from '@kaadu/harness';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { anExperience } from './test-data';
import { loaderArgs } from '@kaadu/harness/testing';
import { loadExperience } from './load-experience';

const asked: (string | null)[] = [];
const server = setupServer(
  http.get(`${testOrigins.apiUrl}/experience/getExpByPk`, ({ request }) => {
    const key = new URL(request.url).searchParams.get('primary_key');
    asked.push(key);
    if (key === '12') return HttpResponse.json({ status: 'success', data: anExperience() });
    if (key === '13') return HttpResponse.json({ status: 'error', message: 'Down' }, { status: 503 });
    return HttpResponse.json({ status: 'error', message: 'Unknown' }, { status: 404 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => asked.splice(0));
afterAll(() => server.close());

const load = (title: string, id: string, search = '') =>
  loadExperience(loaderArgs(`/experience/${title}/${id}${search}`, { title, id }));

test('a known id under its own title is loaded', async () => {
  await expect(load('misty-ridge-camp-coorg', '12')).resolves.toMatchObject({ primary_key: 12 });
});

test('another title is sent on to the right address, query kept', async () => {
  await expect(load('old-name', '12', '?utm_source=x')).rejects.toMatchObject({
    status: 301,
    location: '/experience/misty-ridge-camp-coorg/12?utm_source=x',
  });
});

test('an id that the API does not know is not found', async () => {
  await expect(load('gone', '99')).rejects.toMatchObject({
    status: 404,
    message: 'Page not found: /experience/gone/99',
  });
});

test.each(['abc', '0', '-1', '1e3', '12.5', '99999999999', ' ', '2147483648'])(
  'the malformed id %p is not found without asking the API',
  async (id) => {
    await expect(load('x', id)).rejects.toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  },
);

test('a failure of the API is not passed off as a missing page', async () => {
  await expect(load('x', '13')).rejects.toMatchObject({ name: 'ApiError', status: 503 });
});
