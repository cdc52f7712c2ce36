import * as fc from 'fast-check';
import { buckets, bucketOf, resolveVersion } from './resolve-version';

fc.configureGlobal({ seed: 35 });

const channel = (percent: number) => ({
  remotes: { header: { stable: '1.0.0', canary: { version: '2.0.0', percent } } },
});
const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
const remoteName = fc.stringMatching(/^[a-z]{1,10}$/);
const percent = fc.integer({ min: 1, max: buckets }).map((parts) => parts / 100);

describe('the version of a visitor', () => {
  test('is the same every time', () => {
    fc.assert(
      fc.property(fc.string(), percent, (visitor, share) => {
        expect(resolveVersion(channel(share), 'header', visitor)).toBe(
          resolveVersion(channel(share), 'header', visitor),
        );
      }),
    );
  });

  test('stays a canary when the canary is widened, and stays stable when it is narrowed', () => {
    let narrowed = 0;
    fc.assert(
      fc.property(fc.string(), percent, percent, (visitor, one, other) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)];
        const inNarrow = resolveVersion(channel(narrow), 'header', visitor) === '2.0.0';
        const inWide = resolveVersion(channel(wide), 'header', visitor) === '2.0.0';
        narrowed += Number(inNarrow);
        expect(inNarrow && !inWide).toBe(false);
      }),
    );
    expect(narrowed).toBeGreaterThan(10);
  });

  test('changes only for visitors between the two shares when the percentage changes', () => {
    const moved = visitors.filter(
      (visitor) =>
        resolveVersion(channel(5), 'header', visitor) !== resolveVersion(channel(6.5), 'header', visitor),
    );
    expect(moved.every((visitor) => bucketOf('header', visitor) >= 500)).toBe(true);
    expect(moved.every((visitor) => bucketOf('header', visitor) < 650)).toBe(true);
    expect(moved.length).toBeGreaterThan(0);
  });

  test.each([0.5, 5, 50])(
    '%p percent of many visitors get the canary, within the limits of chance',
    (share) => {
      const inside = visitors.filter(
        (visitor) => resolveVersion(channel(share), 'header', visitor) === '2.0.0',
      );
      const expected = (visitors.length * share) / 100;
      // Four standard deviations of a binomial: the random variation of fixed ids.
      const deviation = Math.sqrt(expected * (1 - share / 100));
      expect(Math.abs(inside.length - expected)).toBeLessThan(4 * deviation);
    },
  );

  // 0.58 × 100 is 57.99… in floating point.
  test.each([
    ['guest-9293', 0.28, '1.0.0'],
    ['guest-9293', 0.29, '2.0.0'],
    ['guest-3310', 0.57, '1.0.0'],
    ['guest-3310', 0.58, '2.0.0'],
  ])('of the visitor %s, in the bucket below that share, %p percent get %s', (visitor, share, version) => {
    expect(resolveVersion(channel(share), 'header', visitor)).toBe(version);
  });

  test('is the canary for every visitor at 100 percent', () => {
    expect(visitors.every((visitor) => resolveVersion(channel(100), 'header', visitor) === '2.0.0')).toBe(
      true,
    );
  });

  test('is chosen independently for each remote', () => {
    fc.assert(
      fc.property(remoteName, remoteName, (one, other) => {
        fc.pre(one !== other);
        const both = visitors
          .slice(0, 4000)
          .filter((visitor) => bucketOf(one, visitor) < 1000 && bucketOf(other, visitor) < 1000);
        expect(both.length).toBeLessThan(100);
      }),
      { numRuns: 10 },
    );
  });

  test('is the stable version without a canary, and undefined for an unknown remote', () => {
    const remotes = { header: { stable: '1.0.0' } };
    expect(resolveVersion({ remotes }, 'header', 'me')).toBe('1.0.0');
    expect(resolveVersion({ remotes }, 'footer', 'me')).toBeUndefined();
    expect(resolveVersion({ remotes }, 'constructor', 'me')).toBeUndefined();
  });
});
