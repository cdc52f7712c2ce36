import { noSearchResults } from '@kaadu/contracts/search';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createApi } from '../client';

const baseUrl = 'http://api.test';
const built: string[] = [];
const server = setupServer(
  http.get(`${baseUrl}/search/all`, () => HttpResponse.json({ status: 'success', data: noSearchResults })),
  http.post(`${baseUrl}/logout`, () => HttpResponse.json({ status: 'success', data: null })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

jest.mock('./account', () => {
  built.push('account');
  return jest.requireActual('./account');
});
jest.mock('./booking', () => {
  built.push('booking');
  return jest.requireActual('./booking');
});
jest.mock('./content', () => {
  built.push('content');
  return jest.requireActual('./content');
});

it('a search builds the schemas of no other group', async () => {
  await expect(createApi({ baseUrl }).searchAll({ text: 'coorg' })).resolves.toEqual(noSearchResults);
  expect(built).toEqual([]);
});

it('the first call of a group builds its schemas', async () => {
  await expect(createApi({ baseUrl }).logout()).resolves.toBeNull();
  expect(built).toEqual(['account']);
});
