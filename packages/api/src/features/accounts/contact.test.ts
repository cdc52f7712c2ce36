import { normaliseEmail, normalisePhone } from './contact';

it.each([
  ['+91', '9845012345', '+919845012345'],
  ['91', '098450 12345', '+919845012345'],
  ['+91', '+91 98450-12345', '+919845012345'],
  ['+44', '7911 123456', '+447911123456'],
  ['+91', '1234567890', null],
  ['+91', '98450', null],
  ['+91', '+447911123456', null],
  ['', '9845012345', null],
  ['+0', '9845012345', null],
  ['+91', '98450१२३४५', null],
  ['+1', '1'.repeat(20), null],
])('reads %s %s as %s', (countryCode, phone, expected) => {
  expect(normalisePhone(countryCode, phone)).toBe(expected);
});

it.each([
  [' Asha@Example.COM ', 'asha@example.com'],
  ['asha@example', null],
  ['asha@example.com\r\nBcc: x@y.in', null],
  [`${'a'.repeat(250)}@example.com`, null],
])('reads the address %j as %j', (text, expected) => {
  expect(normaliseEmail(text)).toBe(expected);
});
