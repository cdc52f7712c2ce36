import { readInternational, readPhone, readPhoneWithCode } from './phone';

const phoneOf = (text: string, country?: Parameters<typeof readPhone>[1]) => readPhone(text, country).phone;

test.each([
  ['98450 61100', '+919845061100'],
  ['09845061100', '+919845061100'],
  ['+91 98450 61100', '+919845061100'],
  ['919845061100', '+919845061100'],
  ['0091 98450 61100', '+919845061100'],
  ['+91\u{FE0F}-98450-61100', '+919845061100'],
  ['+91\u{200D}98450\u{200C}61100', '+919845061100'],
  ['(+44) 7911 123456', '+447911123456'],
  ['+44 (0)7911 123456', '+447911123456'],
  ['00 44 7911 123456', '+447911123456'],
  ['(0044) 7911 123456', '+447911123456'],
  ['tel:+44-7911-123456', '+447911123456'],
  ['tel:7911123456;phone-context=+44', '+447911123456'],
  ['tel:%2B44%207911%20123456', '+447911123456'],
  ['Mobile: +44 7911 123456', '+447911123456'],
  ['\u{202A}+44 7911 123456\u{202C}', '+447911123456'],
  ['\u{2066}+44\u{A0}7911\u{202F}123456\u{2069}', '+447911123456'],
  ['+44‑7911–123456', '+447911123456'],
  ['＋４４ ７９１１ １２３４５６', '+447911123456'],
  ['९८४५०६११००', '+919845061100'],
  ['೯೮೪೫೦೬೧೧೦೦', '+919845061100'],
  ['௯௮௪௫௦௬௧௧௦௦', '+919845061100'],
  ['൯൮൪൫൦൬൧൧൦൦', '+919845061100'],
  ['౯౮౪౫౦౬౧౧౦౦', '+919845061100'],
  ['৯৮৪৫০৬১১০০', '+919845061100'],
  ['٩٨٤٥٠٦١١٠٠', '+919845061100'],
  ['۹۸۴۵۰۶۱۱۰۰', '+919845061100'],
  ['9️⃣8️⃣4️⃣5️⃣0️⃣6️⃣1️⃣1️⃣0️⃣0️⃣', '+919845061100'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+39 06 6982 1234', '+390669821234'],
  ['+49 151/12345678', '+4915112345678'],
])('readPhone reads %j as %s', (text, phone) => {
  expect(phoneOf(text)).toBe(phone);
});

test('readPhone reads a number without a country code as one of the selected country', () => {
  expect(phoneOf('07911 123456', 'GB')).toBe('+447911123456');
  expect(phoneOf('011 44 7911 123456', 'US')).toBe('+447911123456');
});

const indian = 'Enter an Indian mobile number: ten digits that start with 6, 7, 8 or 9.';
const indianOrOther = `${indian} Start a number of another country with + and its code.`;
const missing = 'This phone number does not exist. Check its digits and its country code.';
const malformed = 'Enter one phone number in digits, such as +91 98450 12345.';

test.each([
  ['', 'Enter a phone number.'],
  ['\u{202A}\u{202C}', 'Enter a phone number.'],
  ['call me', malformed],
  ['98450 61100, 98450 61101', malformed],
  ['91+98450 61100', malformed],
  ['+91 98450 61100\r\nBcc', malformed],
  ['+4407911123456', 'Leave out the 0 after the country code +44.'],
  ['+91 098450 61100', 'Leave out the 0 after the country code +91.'],
  ['984506110', indianOrOther],
  ['+91984506110', indian],
  ['+911234567890', indian],
  ['447911123456', indianOrOther],
  ['2025550123', indianOrOther],
  ['+44791112345', missing],
  ['+999123456789', missing],
  ['+870773111632', missing],
  ['+80012345678', missing],
  [`+${'1'.repeat(300)}`, missing],
])('readPhone refuses %j with a hint', (text, problem) => {
  expect(readPhone(text)).toEqual({ phone: null, problem });
});

test.each([
  ['+91', '9845012345', '+919845012345'],
  ['91', '098450 12345', '+919845012345'],
  ['+91', '+91 98450-12345', '+919845012345'],
  ['+44', '07911 123456', '+447911123456'],
  ['+44', '(+44) 7911 123456', '+447911123456'],
  ['+1202', '555 0123', '+12025550123'],
])('readPhoneWithCode reads %s %s as %s', (code, text, phone) => {
  expect(readPhoneWithCode(code, text).phone).toBe(phone);
});

test.each([
  ['+91', '+447911123456', 'The number has another country code than +91. Choose its country.'],
  ['', '9845012345', 'Choose the country of the phone number.'],
  ['+0', '9845012345', 'Choose the country of the phone number.'],
  ['+91', '1234567890', indian],
])('readPhoneWithCode refuses %s %s with a hint', (code, text, problem) => {
  expect(readPhoneWithCode(code, text)).toEqual({ phone: null, problem });
});

test('readInternational finds the country of a number with its code, and no other', () => {
  expect(readInternational('tel:+1-416-555-0123')).toEqual({
    country: 'CA',
    callingCode: '1',
    nationalNumber: '4165550123',
  });
  expect(readInternational('98450 61100')).toBeNull();
  expect(readInternational('+44 79')).toBeNull();
});
