import { capitalise, cutText, cutUrl, firstCharacter } from './text';

const family = '👨‍👩‍👧‍👦';
const thumb = '👍🏽';
const flag = '🇮🇳';

test.each([
  ['a text that fits', 'Coorg', 5, 'Coorg'],
  ['plain text', 'Coorg trails', 5, 'Coorg'],
  ['before an emoji at the limit', `${'a'.repeat(99)}😀`, 100, 'a'.repeat(99)],
  ['before an emoji with a skin tone', `ab${thumb}`, 5, 'ab'],
  ['before a family joined by ZWJ', `ab${family}`, 8, 'ab'],
  ['before a flag', `ab${flag}`, 5, 'ab'],
  ['before a letter with a combining mark', 'Ma\u{303}e', 2, 'M'],
  ['before a Kannada letter with its vowel sign', 'ಪ್ರಿಯಾ', 5, 'ಪ್ರಿ'],
  ['between carriage return and line feed', 'ab\r\ncd', 3, 'ab'],
  ['to nothing', 'ab', 0, ''],
])('cutText cuts %s', (_, text, maxLength, expected) => {
  expect(cutText(text, maxLength)).toBe(expected);
});

test('cutText cuts between code points when one grapheme is longer than the limit', () => {
  expect(cutText(`e${'\u{301}'.repeat(300)}`, 100)).toBe(`e${'\u{301}'.repeat(99)}`);
  expect(cutText(family, 3)).toBe('👨\u{200D}');
  expect(cutText(family, 4)).toBe('👨\u{200D}');
  expect(cutText('😀', 1)).toBe('');
});

test.each(['a\u{D83D}', '\u{DE00}a', `${'a'.repeat(4)}\u{D83D}`, '\u{D83D}\u{D83D}\u{DE00}'])(
  'cutText returns well-formed text for an unpaired surrogate: %j',
  (text) => {
    for (const maxLength of [0, 1, 2, 3, 4, 5, 100]) {
      expect(() => encodeURIComponent(cutText(text, maxLength))).not.toThrow();
      expect(cutText(text, maxLength).length).toBeLessThanOrEqual(maxLength);
    }
  },
);

describe('in a browser without Intl.Segmenter', () => {
  const { Segmenter } = Intl;
  beforeEach(() =>
    Object.defineProperty(Intl, 'Segmenter', { value: undefined, configurable: true, writable: true }),
  );
  afterEach(() =>
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true }),
  );

  test('text is cut between code points', () => {
    expect(cutText(`${'a'.repeat(99)}😀`, 100)).toBe('a'.repeat(99));
    expect(cutText(thumb, 3)).toBe('👍');
    expect(firstCharacter(thumb)).toBe('👍');
  });
});

test('firstCharacter returns a complete grapheme', () => {
  expect([`${family}x`, 'A\u{303}b', 'Rao', ''].map(firstCharacter)).toEqual([family, 'A\u{303}', 'R', '']);
});

test('capitalise changes only the first letter', () => {
  expect(['passport', 'élan', '𐐨bc', ''].map(capitalise)).toEqual(['Passport', 'Élan', '𐐀bc', '']);
});

test.each([
  ['fits', '/a?b=%F0%9F%8C%B4', 100, '/a?b=%F0%9F%8C%B4'],
  ['ends inside a byte', '/a?b=c%F0%9F%8C%B4', 7, '/a?b=c'],
  ['ends between the bytes of a character', '/a?b=c%F0%9F%8C%B4', 15, '/a?b=c'],
  ['ends after a character', '/a?b=%F0%9F%8C%B4c', 17, '/a?b=%F0%9F%8C%B4'],
  ['ends inside the second of two characters', '/%C3%A9%C3%A9', 10, '/%C3%A9'],
  ['has invalid bytes', '/%F0%28%FF%FF%FF%FF%FF', 20, '/'],
])('cutUrl keeps complete characters when the URL %s', (_, url, maxLength, expected) => {
  expect(cutUrl(url, maxLength)).toBe(expected);
});
