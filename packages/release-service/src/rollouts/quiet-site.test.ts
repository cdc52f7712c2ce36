import { eventually } from '../../../federation/fixtures/eventually';
import { testRollout } from '../../fixtures/rollout';

const startRollout = testRollout();

test('a rollout reaches all visitors within ten minutes at seven views a second, all of them cached pages', async () => {
  const { report, skip, live, rolloutOf } = await startRollout();
  let minutes = 0;
  for (; (await live())?.canary && minutes < 10; minutes += 0.5) {
    const { canary } = (await live()) ?? {};
    const views = Math.floor((7 * 30 * (canary?.percent ?? 0)) / 100);
    skip(0.5);
    await report([
      { version: '2.0.0', pageViews: 7 * 30 - views },
      { version: '3.0.0', pageViews: views },
    ]);
    // A step that is due has been made.
    await eventually(async () => {
      const rollout = await rolloutOf();
      return rollout?.waitsFor !== undefined || rollout?.ended !== undefined;
    });
  }
  expect(await live()).toEqual({ stable: '3.0.0' });
  // At 5 % these are 10 views in half a minute, and about 100 are needed.
  expect(minutes).toBeGreaterThan(5);
});
