import { readEmail } from './email';
import { EmailAddress } from './fields';

test.each([
  ['asha@example.com', 'asha@example.com'],
  [' Asha@Example.COM ', 'asha@example.com'],
  ['asha+kodagu@example.com', 'asha+kodagu@example.com'],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ['mailto:asha@example.com', 'asha@example.com'],
  ['\u{202A}asha@example.com\u{202C}', 'asha@example.com'],
  ['asha\u{200B}@example.com', 'asha@example.com'],
  ['ａｓｈａ＠example．com', 'asha@example.com'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
  ['user@mu\u{308}nchen.de', 'user@xn--mnchen-3ya.de'],
  ['user@例え。jp', 'user@xn--r8jz45g.jp'],
  ['user@faß.de', 'user@xn--fa-hia.de'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.com`, `a@${'b'.repeat(63)}.${'c'.repeat(63)}.com`],
  ['a@b.co', 'a@b.co'],
])('readEmail reads %j as %s', (text, email) => {
  expect(readEmail(text)).toEqual({ email });
});

test.each([
  ['', 'Enter an e-mail address.'],
  ['a,victim@evil.example', 'Enter one e-mail address, without commas and semicolons.'],
  ['a@example.com;b@example.com', 'Enter one e-mail address, without commas and semicolons.'],
  ['asha@example.com,', 'Remove the comma or semicolon at the end.'],
  ['asha@example.com.', 'Remove the full stop at the end.'],
  ['exa..mple@example.com', 'Remove one of the two full stops in a row.'],
  ['asha@exa..mple.com', 'Remove one of the two full stops in a row.'],
  ['.asha@example.com', 'Remove the full stop at the beginning.'],
  ['asha.@example.com', 'Remove the full stop before the @.'],
  ['asha@.example.com', 'Remove the full stop after the @.'],
  ['asha rao@example.com', 'Remove the spaces from the e-mail address.'],
  ['asha@@example.com', 'An e-mail address has one @, not several.'],
  ['asha@x@example.com', 'An e-mail address has one @, not several.'],
  ['asha.example.com', 'The @ is missing. An e-mail address looks like asha@example.com.'],
  ['Asha <asha@example.com>', 'Enter the address alone, without angle brackets and quotation marks.'],
  ['"asha"@example.com', 'Enter the address alone, without angle brackets and quotation marks.'],
  [
    'asha@example.com\r\nBcc: x@y.in',
    'Remove the line breaks and control characters from the e-mail address.',
  ],
  ['asha\0@example.com', 'Remove the line breaks and control characters from the e-mail address.'],
  ['asha\u{2028}@example.com', 'Remove the line breaks and control characters from the e-mail address.'],
  ['аsha@example.com', 'Use only Latin letters without accents before the @.'],
  ['asha(work)@example.com', 'Enter a valid e-mail address, like asha@example.com.'],
  ['@example.com', 'Enter a valid e-mail address, like asha@example.com.'],
  ['asha@', 'Check the part after the @. It looks like example.com.'],
  ['asha@example', 'Check the part after the @. It looks like example.com.'],
  ['asha@127.0.0.1', 'Check the part after the @. It looks like example.com.'],
  ['asha@[127.0.0.1]', 'Check the part after the @. It looks like example.com.'],
  ['asha@example.com/x', 'Check the part after the @. It looks like example.com.'],
  ['asha@example.com:25', 'Check the part after the @. It looks like example.com.'],
  ['asha@-example.com', 'Check the part after the @. It looks like example.com.'],
  ['asha@exam_ple.com', 'Check the part after the @. It looks like example.com.'],
  ['asha@example.c', 'Check the part after the @. It looks like example.com.'],
  [`${'a'.repeat(65)}@example.com`, 'The part before the @ may have at most 64 characters.'],
  [`a@${'b'.repeat(64)}.com`, 'Check the part after the @. It looks like example.com.'],
  [
    `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}example.com`,
    'An e-mail address may have at most 254 characters.',
  ],
])('readEmail refuses %j with a hint', (text, problem) => {
  expect(readEmail(text)).toEqual({ email: null, problem });
});

test('EmailAddress returns the address, or the hint as its issue', () => {
  expect(EmailAddress.parse(' Asha@Example.com ')).toBe('asha@example.com');
  expect(EmailAddress.safeParse('asha@example.com.').error?.issues.map(({ message }) => message)).toEqual([
    'Remove the full stop at the end.',
  ]);
});
