import type { VerifiedRelease } from '@kaadu/federation/server';
import Fastify from 'fastify';
import { verifiedRelease } from '../../../federation/fixtures/verified-release';
import { createTrustReview, type TrustReviewOptions } from './trust-review';

const [one, two] = [verifiedRelease('header', '1.0.0'), verifiedRelease('footer', '1.0.0')];

function setUp(readRelease: TrustReviewOptions['store']['readRelease']) {
  const revoked = new Set<string>();
  const untrusted: string[][] = [];
  const review = createTrustReview({
    releases: {
      loaded: new Set<VerifiedRelease>([one, two]),
      setUntrusted: async (remotes) => void untrusted.push(remotes.map(({ release }) => release.name)),
    },
    store: { readRelease },
    trust: {
      verify({ name, contract }) {
        if (revoked.has(name) && contract !== 'signed again') throw new Error('its key was revoked');
      },
    },
    log: Fastify({ logger: { level: 'silent' } }).log,
    repeatMs: 5000,
  });
  return { ...review, revoked, untrusted };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('review after a change of the trust list', () => {
  test('versions whose signatures are no longer valid become untrusted, and the others do not', async () => {
    const { review, stop, revoked, untrusted } = setUp(async (name) =>
      name === 'header' ? one.release : two.release,
    );
    revoked.add('header');
    await review();
    expect(untrusted).toEqual([['header']]);
    stop();
  });

  test('a version that was signed again in the store is trusted again without another change', async () => {
    let contract = '1.0.0';
    const { review, stop, revoked, untrusted } = setUp(async (name) => ({
      ...(name === 'header' ? one : two).release,
      contract,
    }));
    revoked.add('header');
    await review();
    contract = 'signed again';
    await jest.advanceTimersByTimeAsync(5000);
    expect(untrusted).toEqual([['header'], []]);
    stop();
  });

  test('known signatures are used while the store is down', async () => {
    const { review, stop, revoked, untrusted } = setUp(() => Promise.reject(new Error('no response')));
    revoked.add('footer');
    await review();
    expect(untrusted).toEqual([['footer']]);
    stop();
  });
});
