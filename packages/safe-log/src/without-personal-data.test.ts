import { withoutPersonalData } from './without-personal-data';

test.each([
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=text',
    'Minified React error #418; visit https://react.dev/errors/418',
  ],
  ['no seat for asha.rao+trips@example.com', 'no seat for [address]'],
  ['header@1.0.0-4c40fdeae0 refused: it threw', 'header@1.0.0-4c40fdeae0 refused: it threw'],
  ['released hello@9.0.0.', 'released hello@9.0.0.'],
  ['asha@10.20.30.40 and asha@1.2.3.example', '[address] and [address]'],
  ['call +91 98450 12345 now', 'call [number] now'],
  ['/my-booking?ref=KT1&key=abc failed', '/my-booking failed'],
  [`token ${'aB3-'.repeat(12)}`, 'token [token]'],
  ['one\n{"level":50}\u0000\u202E two', 'one {"level":50} two'],
])('%j is logged as %j', (message, logged) => {
  expect(withoutPersonalData(message)).toBe(logged);
});
