import { readOneTimeCode } from './one-time-code';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123\u{A0}456', '123456'],
  ['\u{202A}123456\u{202C}', '123456'],
  ['123456123456', '123456'],
  ['123456 123456', '123456'],
  ['१२३४५६', '123456'],
  ['೧೨೩ ೪೫೬', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３４５６', '123456'],
  ['Your Kaadu Trails code is 123456. Valid for 10 minutes.', '123456'],
  ['Your Kaadu Trails code is 123 456. Valid for 10 minutes.', '123456'],
  ['123456 is your code. Call +91 80 4718 2200 for help.', '123456'],
  ['Kaadu Trails, call 08047182200. Your code: 123456\n@kaadu.example #123456', '123456'],
  ['Order 654321. Your one-time code is 123456.', '123456'],
  ['आपका कोड १२३४५६ है', '123456'],
  ['12', '12'],
  ['12a3', '123'],
  ['', ''],
  ['1234567', '1234567'],
])('readOneTimeCode reads %j as %s', (text, code) => {
  expect(readOneTimeCode(text)).toBe(code);
});
