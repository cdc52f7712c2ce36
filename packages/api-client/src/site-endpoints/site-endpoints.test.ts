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

jest.mock('@kaadu/contracts/accounts', () => {
  built.push('accounts');
  return jest.requireActual('@kaadu/contracts/accounts');
});
jest.mock('@kaadu/contracts/booking', () => {
  built.push('booking');
  return jest.requireActual('@kaadu/contracts/booking');
});
jest.mock('@kaadu/contracts/catalogue', () => {
  built.push('catalogue');
  return jest.requireActual('@kaadu/contracts/catalogue');
});

it('the first call of a noun builds its schemas, and those of no other noun', async () => {
  await expect(createApi({ baseUrl }).searchAll({ text: 'coorg' })).resolves.toEqual(noSearchResults);
  expect(built).toEqual([]);
  await expect(createApi({ baseUrl }).logout()).resolves.toBeNull();
  expect(built).toEqual(['accounts']);
});
