/** @jest-environment-options { "url": "https://site.test/" } */
import { writeCookie } from './cookie';

test('cookie on https is Secure', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writeCookie('utmDetails', 'x', 60);
  expect(write.mock.calls).toEqual([['utmDetails=x; Path=/; Max-Age=60; SameSite=Lax; Secure']]);
});
