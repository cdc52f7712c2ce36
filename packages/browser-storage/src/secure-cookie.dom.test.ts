/** @jest-environment-options { "url": "https://site.test/" } */
import { writeCookie } from './cookie';

test('on https a cookie is never sent in the clear', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writeCookie('utmDetails', 'x', 60);
  expect(write.mock.calls).toEqual([['utmDetails=x; Path=/; Max-Age=60; SameSite=Lax; Secure']]);
});
