import type { StoppedWorker } from '@kaadu/federation/render-workers';
import { StopInquiries } from './stop-inquiries';
import { VersionHealth } from './version-health';

const stoppedWith = (suspectCalls: number): StoppedWorker => ({
  cause: 'cpu',
  phase: 'render',
  message: 'it did not finish within 500 ms of CPU',
  culprit: { name: 'header', version: '2.0.0' },
  suspectCalls,
});

function setUp() {
  const health = new VersionHealth();
  const banned: string[] = [];
  const ban = async (remote: string, version: string, cause: string) =>
    void banned.push(`${remote}@${version}: ${cause}`);
  return { health, banned, inquiries: new StopInquiries({ health, ban }) };
}

test('a version is banned once every request that its worker was rendering succeeds with another version', () => {
  const { health, banned, inquiries } = setUp();
  const stopped = stoppedWith(2);
  inquiries.settle(stopped, true);
  expect(banned).toEqual([]);
  inquiries.settle(stopped, true);
  expect(banned).toEqual(['header@2.0.0: it did not finish within 500 ms of CPU']);
  expect(health.drain()).toMatchObject([{ remote: 'header', version: '2.0.0', crashes: 1 }]);
});

test.each([[[false, true]], [[true, false]]])(
  'a version is not banned when a request stops another version too: %j',
  (outcomes) => {
    const { health, banned, inquiries } = setUp();
    const stopped = stoppedWith(2);
    for (const succeeded of outcomes) inquiries.settle(stopped, succeeded);
    expect(banned).toEqual([]);
    expect(health.drain()).toEqual([]);
  },
);
