import { encodeUriText } from './uri-text';
import * as paths from '../site/paths';

test.each([
  ['Coorg trails', 'Coorg%20trails'],
  ['😀', '%F0%9F%98%80'],
  ['a\u{D83D}', 'a%EF%BF%BD'],
  ['\u{DE00}b', '%EF%BF%BDb'],
  [7, '7'],
])('encodeUriText encodes %j as %s', (text, expected) => {
  expect(encodeUriText(text)).toBe(expected);
});

test('links accept any text', () => {
  const lone = 'a\u{D83D}';
  expect(paths.search.getHref(lone)).toBe('/search?text=a%EF%BF%BD');
  expect(paths.offer.getHref(lone)).toBe('/offers/a%EF%BF%BD');
  expect(paths.story.getHref(lone, lone)).toBe('/stories/a%EF%BF%BD/a%EF%BF%BD');
});
