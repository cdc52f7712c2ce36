/** @jest-environment jest-fixed-jsdom */
import { storageKeys } from '@kaadu/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createBrowserApi } from './browser-api';

const authorizations: (string | null)[] = [];
const server = setupServer(
  http.get('https://api.test/*', ({ request }) => {
    authorizations.push(request.headers.get('authorization'));
    return HttpResponse.json({ message: 'Not found', errors: [] }, { status: 404 });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  authorizations.length = 0;
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

describe('API client of the browser', () => {
  test('sends the token that is stored at the time of the call', async () => {
    const api = createBrowserApi('https://api.test');
    localStorage.setItem(storageKeys.accessToken, 'token-7');
    await expect(api.getHome()).rejects.toMatchObject({ status: 404 });
    expect(authorizations).toEqual(['Bearer token-7']);
  });

  test('sends a call without a token when storage is blocked', async () => {
    const api = createBrowserApi('https://api.test');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(api.getHome()).rejects.toMatchObject({ status: 404 });
    expect(authorizations).toEqual([null]);
  });
});
