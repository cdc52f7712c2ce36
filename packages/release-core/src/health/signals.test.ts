import { noCounts, type Counts } from './counts';
import { addSignals, countSignals, type SignalCounts, signalBounds, type ViewSignals } from './signals';
import { decide } from './verdict';

const view: ViewSignals = {
  interactionMs: 0,
  blockedMs: 0,
  rageClicks: 0,
  bounces: 0,
  apiCalls: 0,
  bytes: 0,
  fallbacks: 0,
};
const measured = (measuredViews: number, signals: SignalCounts): Counts => ({
  ...noCounts,
  measuredViews,
  signals,
});

test('a view is counted at each bound that it exceeds', () => {
  expect(countSignals(view)).toEqual({});
  const counts = countSignals({ ...view, apiCalls: 51, rageClicks: 2, bytes: 250_000 });
  expect(counts).toEqual({ 'apiCalls>20': 1, 'apiCalls>50': 1, 'rageClicks>0': 1 });
  expect(addSignals(counts, { 'apiCalls>50': 4, 'bounces>0': 1 })).toEqual({
    'apiCalls>20': 1,
    'apiCalls>50': 5,
    'rageClicks>0': 1,
    'bounces>0': 1,
  });
});

describe('a canary', () => {
  const live = { stable: '1.0.0', canary: { version: '2.0.0', percent: 5 } };

  test.each(signalBounds)('is stopped by $key, and the reason has both values', ({ key, what }) => {
    const canary = measured(25, { [key]: 15 });
    const stable = measured(400, { [key]: 12 });
    expect(decide({ live, stable, canary })).toEqual({
      action: 'stop-canary',
      version: '2.0.0',
      reason: `60.0 % (15 of 25) ${what}, against 3.0 % (12 of 400) of the stable version's`,
      sharedEvidence: expect.any(Number),
    });
  });

  test.each<[string, Counts, Counts]>([
    ['four visitors have a signal', measured(4, { 'rageClicks>0': 4 }), measured(4000, {})],
    [
      'its share is above that of the stable version by less than the margin',
      measured(9000, { 'apiCalls>50': 900 }),
      measured(90_000, { 'apiCalls>50': 5400 }),
    ],
    [
      'the stable version has the signal too',
      measured(25, { 'bounces>0': 15 }),
      measured(400, { 'bounces>0': 200 }),
    ],
    ['the stable version was not measured', measured(25, { 'bytes>500000': 25 }), noCounts],
  ])('stays when %s', (_case, canary, stable) => {
    expect(decide({ live, stable, canary })).toEqual({ action: 'none' });
  });
});

test.each([
  [0.3, 'none'],
  [0.6, 'roll-back'],
])('a stable version with a signal in %f of its views, against 0.2 of the previous one', (share, action) => {
  const stable = measured(100, { 'blockedMs>1000': 100 * share });
  const previous = measured(1000, { 'blockedMs>1000': 200 });
  const verdict = decide({ live: { stable: '2.0.0' }, stable, canary: noCounts, previous });
  expect(verdict.action).toBe(action);
});
