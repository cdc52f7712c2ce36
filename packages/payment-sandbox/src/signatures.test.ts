import { sameText, sign } from './signatures';

/*
 * Computed with another program: `printf '…' | openssl dgst -sha256 -hmac
 * callback-key-secret-0123456789abcdef`. The API's gateway has the same vector, so that the sandbox cannot
 * accept what Razorpay would reject.
 */
it('signature is the HMAC-SHA256 in hexadecimal digits', () => {
  expect(sign('callback-key-secret-0123456789abcdef', 'order_MnT7b2h4XyZ012|pay_MnT8c3j5AbC345')).toBe(
    '0097a6c1c771c35c9138bcb6a4c44b2a166c70d40daa44ad16b51b672d83266d',
  );
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', '', true],
])('sameText of “%s” and “%s” is %s', (a, b, same) => {
  expect(sameText(a, b)).toBe(same);
});
