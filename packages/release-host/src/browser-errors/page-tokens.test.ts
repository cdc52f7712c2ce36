import type { PageParts } from './page-parts';
import { PageTokens } from './page-tokens';

const parts: PageParts = { id: '0123456789ab', versions: [{ remote: 'header', version: '1.0.0' }] };
const now = 1_800_000_000_000;

describe('page token', () => {
  test('identifies the versions that it was signed for, and differs for each response', () => {
    const tokens = new PageTokens('secret');
    const [one, two] = [tokens.sign(parts, undefined, now), tokens.sign(parts, undefined, now)];
    expect(tokens.read(one, now)).toEqual({ id: expect.any(String), parts });
    expect(tokens.read(one, now)?.id).not.toBe(tokens.read(two, now)?.id);
  });

  test('has a stable format, because open pages hold tokens from before a deployment', () => {
    const tokens = new PageTokens('secret');
    tokens.sign(parts, undefined, now);
    // 0x6b49d200 seconds, the bytes 0 to 9, the id of the versions, and 16 bytes of HMAC-SHA256 with the HKDF
    // key of the secret.
    const token = 'a0nSAAABAgMEBQYHCAkBI0VniaukzEy_jb_NDSn_gSQa6uMa';
    expect(tokens.read(token, now)).toEqual({ id: '040506070809', input: '00010203', parts });
  });

  test('can be the nonce of a content security policy', () => {
    const tokens = Array.from({ length: 50 }, () => new PageTokens('secret').sign(parts));
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{48}$/);
  });

  test('expires after half an hour', () => {
    const tokens = new PageTokens('secret');
    const token = tokens.sign(parts, undefined, now);
    expect(tokens.read(token, now + 30 * 60_000)).toEqual({ id: expect.any(String), parts });
    expect(tokens.read(token, now + 30 * 60_000 + 1)).toBeUndefined();
  });

  test('is rejected with any byte changed', () => {
    const tokens = new PageTokens('secret');
    const bytes = Buffer.from(tokens.sign(parts, undefined, now), 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(tokens.read(changed.toString('base64url'), now)).toBeUndefined();
    }
  });

  test.each(['', 'x', 'A'.repeat(48), 'A'.repeat(4000)])('is rejected when it is "%s"', (token) => {
    expect(new PageTokens('secret').read(token, now)).toBeUndefined();
  });

  test('is rejected with another secret, even with known versions', () => {
    const tokens = new PageTokens('secret');
    tokens.sign(parts, undefined, now);
    expect(tokens.read(new PageTokens('other').sign(parts, undefined, now), now)).toBeUndefined();
  });

  test('is accepted after a restart once its versions are sent again', () => {
    const token = new PageTokens('secret').sign(parts, undefined, now);
    const restarted = new PageTokens('secret');
    expect(restarted.read(token, now)).toBeUndefined();
    restarted.sign(parts, undefined, now);
    expect(restarted.read(token, now)).toMatchObject({ parts });
  });
});
