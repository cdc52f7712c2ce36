import { noCounts, type Counts } from './counts';
import { decide } from './verdict';

const canaryLive = { stable: '1.0.0', canary: { version: '2.0.0', percent: 5 } };

const of = (change: Partial<Counts>): Counts => ({ ...noCounts, ...change });
/** Renders of which some took more than 200 ms. */
const timed = (renders: number, slow: number): Counts =>
  of({
    renders,
    latency: noCounts.latency.map((_, index) => [0, 0, renders - slow, 0, 0, 0, 0, 0, slow][index] ?? 0),
  });

const busy = (renders: number, busyRenders: number) => of({ renders, busyRenders });
const late = (renders: number, lateLoads: number) => of({ renders, lateLoads });
const reported = (pageViews: number, browserErrors: number) => of({ pageViews, browserErrors });

describe('a stable version', () => {
  test.each<[string, { stable: Counts; previous?: Counts }, RegExp | undefined]>([
    ['that stopped a worker', { stable: of({ crashes: 1 }) }, /^it stopped a render worker$/],
    ['that stopped several', { stable: of({ crashes: 3 }) }, /^it stopped render workers 3 times$/],
    ['with a single fault', { stable: of({ faults: 1 }) }, undefined],
    ['with two faults', { stable: of({ faults: 2 }) }, /2 unhandled rejections or uncaught errors/],

    [
      'that blocks the event loop',
      { stable: busy(200, 60) },
      /30\.0 % \(60 of 200\).*busy.*budget is 10\.0 %/,
    ],
    ['busy within its budget', { stable: busy(200, 20) }, undefined],
    ['busy too rarely for a verdict', { stable: busy(6, 3) }, undefined],
    ['busy in three renders', { stable: busy(3, 3) }, undefined],
    ['busy in its first nineteen renders', { stable: busy(19, 19) }, /100\.0 % \(19 of 19\)/],
    ['as busy as the one before it', { stable: busy(200, 60), previous: busy(300, 90) }, undefined],
    [
      'busier than the one before it',
      { stable: busy(200, 60), previous: busy(300, 3) },
      /30\.0 %.*busy.*against 1\.0 % \(3 of 300\) of the previous version's/,
    ],
    [
      'busy, the one before it with few renders',
      { stable: busy(200, 60), previous: busy(49, 15) },
      /its budget/,
    ],

    [
      'slower than the one before it',
      { stable: timed(200, 60), previous: timed(200, 2) },
      /30\.0 %.*more than 200 ms, against 1\.0 %.*previous version's/,
    ],
    ['slow without one before it', { stable: timed(200, 60) }, undefined],
    ['as slow as the one before it', { stable: timed(200, 60), previous: timed(200, 50) }, undefined],

    [
      'with late loaders',
      { stable: late(100, 30) },
      /30\.0 % \(30 of 100\) of its renders had late loaders; its budget is 10\.0 %/,
    ],
    ['with a few late loaders', { stable: late(100, 12) }, undefined],
    ['with three late loaders', { stable: late(20, 3) }, undefined],

    [
      'that browsers report',
      { stable: reported(40, 12) },
      /30\.0 % \(12 of 40\) of its page views.*budget is 5\.0 %/,
    ],
    ['that browsers report for each of nine views', { stable: reported(9, 9) }, /100\.0 % \(9 of 9\)/],
    ['that four browsers report', { stable: reported(10, 4) }, undefined],
    ['that some browsers report', { stable: reported(1000, 50) }, undefined],
  ])('%s', (_case, { stable, previous }, reason) => {
    const verdict = decide({ live: { stable: '1.0.0' }, stable, canary: noCounts, previous });
    if (!reason) expect(verdict).toEqual({ action: 'none' });
    else
      expect(verdict).toEqual({
        action: 'roll-back',
        version: '1.0.0',
        reason: expect.stringMatching(reason),
      });
  });
});

describe('a canary', () => {
  test.each<[string, { canary: Counts; stable: Counts }, RegExp | undefined]>([
    ['that stopped a worker', { canary: of({ crashes: 1 }), stable: noCounts }, /stopped a render worker/],
    [
      'busier than stable',
      { canary: busy(100, 25), stable: busy(1000, 10) },
      /25\.0 %.*busy.*against 1\.0 %.*stable version's/,
    ],
    ['as busy as stable', { canary: busy(100, 15), stable: busy(1000, 110) }, undefined],
    ['busy, stable without renders', { canary: busy(100, 40), stable: noCounts }, /busy.*its budget/],
    [
      'reported more often than stable, within its budget',
      { canary: reported(2000, 80), stable: reported(9000, 9) },
      /4\.0 % \(80 of 2000\) of its page views.*against 0\.1 %.*stable version's/,
    ],
    ['reported as often as stable', { canary: reported(2000, 80), stable: reported(9000, 350) }, undefined],
    ['reported four times', { canary: reported(60, 4), stable: reported(9000, 0) }, undefined],
  ])('%s', (_case, { canary, stable }, reason) => {
    const verdict = decide({ live: canaryLive, stable, canary });
    if (!reason) expect(verdict).toEqual({ action: 'none' });
    else expect(verdict).toMatchObject({ action: 'stop-canary', reason: expect.stringMatching(reason) });
  });
});
