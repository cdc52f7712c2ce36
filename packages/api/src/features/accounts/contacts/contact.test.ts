import { callingCodeOf, normaliseEmail, normalisePhone } from './contact';

it.each([
  ['+91', '9845012345', '+919845012345'],
  ['91', '098450 12345', '+919845012345'],
  ['+91', '+91 98450-12345', '+919845012345'],
  ['+44', '7911 123456', '+447911123456'],
  ['+91', '+91 098450 12345', null],
  ['+39', '06 6982 1234', '+390669821234'],
  ['+1202', '555 0123', '+12025550123'],
  ['+91', '1234567890', null],
  ['+870', '773111632', null],
  ['+979', '123456789', null],
  ['+999', '12345678', null],
  ['+91', '98450', null],
  ['+91', '+447911123456', null],
  ['', '9845012345', null],
  ['+0', '9845012345', null],
  ['+91', '98450१२३४५', '+919845012345'],
  ['+1', '1'.repeat(20), null],
])('reads %s %s as %s', (countryCode, phone, expected) => {
  expect(normalisePhone(countryCode, phone)).toBe(expected);
});

it.each([
  ['+12025550123', '1'],
  ['+18765550123', '1'],
  ['+447911123456', '44'],
  ['+919845012345', '91'],
])('the calling code of %s is %s', (number, code) => {
  expect(callingCodeOf(number)).toBe(code);
});

it.each([
  [' Asha@Example.COM ', 'asha@example.com'],
  ['asha@example', null],
  ['asha@example.com\r\nBcc: x@y.in', null],
  [`${'a'.repeat(250)}@example.com`, null],
])('reads the address %j as %j', (text, expected) => {
  expect(normaliseEmail(text)).toBe(expected);
});
