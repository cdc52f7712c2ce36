import type { LoadedRemote } from '@kaadu/federation/server';
import Fastify from 'fastify';
import { loadedRemote } from '../../../fixtures/loaded-remote';
import { createTrustReview, type TrustReviewOptions } from './trust-review';

const [one, two] = [loadedRemote('header', '1.0.0'), loadedRemote('footer', '1.0.0')];

function setUp(readRelease: TrustReviewOptions['store']['readRelease']) {
  const revoked = new Set<string>();
  const distrusted: string[][] = [];
  const review = createTrustReview({
    releases: {
      held: new Set<LoadedRemote>([one, two]),
      distrust: async (remotes) => void distrusted.push(remotes.map(({ release }) => release.name)),
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
  return { ...review, revoked, distrusted };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('when the trust list has changed', () => {
  test('versions whose signatures do not count any more are distrusted, and the others are not', async () => {
    const { review, stop, revoked, distrusted } = setUp(async (name) =>
      name === 'header' ? one.release : two.release,
    );
    revoked.add('header');
    await review();
    expect(distrusted).toEqual([['header']]);
    stop();
  });

  test('one that was signed anew in the store is trusted again by itself', async () => {
    let contract = '1.0.0';
    const { review, stop, revoked, distrusted } = setUp(async (name) => ({
      ...(name === 'header' ? one : two).release,
      contract,
    }));
    revoked.add('header');
    await review();
    contract = 'signed again';
    await jest.advanceTimersByTimeAsync(5000);
    expect(distrusted).toEqual([['header'], []]);
    stop();
  });

  test('while the store is down the signatures that are known count', async () => {
    const { review, stop, revoked, distrusted } = setUp(() => Promise.reject(new Error('no answer')));
    revoked.add('footer');
    await review();
    expect(distrusted).toEqual([['footer']]);
    stop();
  });
});
