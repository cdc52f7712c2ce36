import { hashToken, keyedHash, sameHash } from './secret-values';

/*
 * Stored values are compared with the results of these functions: another format would end every session and
 * reset every rate limit.
 * Computed with `printf … | openssl dgst -sha256 -binary | basenc --base64url`, without the padding.
 */
it('hash of a token never changes', () => {
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

it('keyed hash never changes, and depends on the key and on the boundaries of its parts', () => {
  // HMAC of `["otp","a@b.in"]`.
  expect(keyedHash('pepper', 'otp', 'a@b.in')).toBe('07To7lK7Pycc0M8HHmks-DcKxQFhxM-Pjy_cgB3sB5Q');
  expect(keyedHash('other', 'otp', 'a@b.in')).not.toBe(keyedHash('pepper', 'otp', 'a@b.in'));
  expect(keyedHash('pepper', 'otpa', '@b.in')).not.toBe(keyedHash('pepper', 'otp', 'a@b.in'));
});

it('hashes are equal only when all characters are', () => {
  expect(sameHash('abc', 'abc')).toBe(true);
  expect(sameHash('abc', 'abd')).toBe(false);
  expect(sameHash('abc', 'abcd')).toBe(false);
  expect(sameHash('', 'a')).toBe(false);
});
