import { oneLine, withoutControls } from './plain-text';

test.each([
  ['Asha\r\nBcc: x@y.in', 'Asha Bcc: x@y.in'],
  ['Asha\n\n\nRao', 'Asha Rao'],
  ['Asha\u{2028}Rao\u{2029}Devi', 'Asha Rao Devi'],
  ['Asha\tRao', 'Asha Rao'],
  ['Asha\v\f\u{85}Rao', 'Asha Rao'],
  ['Asha\0\x07\x1B\x7F\x9FRao\u{FFFE}', 'AshaRao'],
  ['\u{202E}oaR ahsA\u{202C}', 'oaR ahsA'],
  ['ಪ್ರಿಯಾ\u{200D} 👨‍👩‍👧', 'ಪ್ರಿಯಾ\u{200D} 👨‍👩‍👧'],
])('oneLine puts %j on one line', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

test('withoutControls keeps line breaks and tabs', () => {
  expect(withoutControls('a\r\nb\rc\td\u{2028}e\x00\x1Ff')).toBe('a\nb\nc\td\nef');
});
