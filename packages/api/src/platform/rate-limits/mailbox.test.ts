import { mailboxOf } from './mailbox';

it.each([
  ['asha@example.com', 'asha@example.com'],
  ['Asha+one@Example.COM', 'asha@example.com'],
  ['asha+one+two@example.com', 'asha@example.com'],
  ['a.s.h.a+x@gmail.com', 'asha@gmail.com'],
  ['Asha@googlemail.com', 'asha@gmail.com'],
  ['a.s.h.a@example.com', 'a.s.h.a@example.com'],
  ['asha@पर्यटन.भारत', 'asha@xn--c2bseue8o.xn--h2brj9c'],
  ['asha@xn--c2bseue8o.xn--h2brj9c', 'asha@xn--c2bseue8o.xn--h2brj9c'],
  ['asha@example.com.', 'asha@example.com'],
  ['+919845012345', '+919845012345'],
])('mailboxOf %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
