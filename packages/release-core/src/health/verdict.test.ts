import * as fc from 'fast-check';
import { noCounts, type Counts } from './counts';
import { HealthLedger } from './ledger';
import { defaultPolicy } from './policy';
import { decide, judgeRemote, type RemoteHealth } from './verdict';

fc.configureGlobal({ seed: 35 });

const live = { stable: '1.0.0', canary: { version: '2.0.0', percent: 5 } };

function counts(renders: number, renderErrors = 0, slow = 0, change: Partial<Counts> = {}): Counts {
  const latency = [...noCounts.latency];
  latency[3] = renders - slow;
  latency[9] = slow;
  return { ...noCounts, renders, renderErrors, latency, ...change };
}
const judge = (canary: Counts, stable: Counts, of: RemoteHealth['live'] = live) =>
  decide({ live: of, stable, canary });

/** Creates a generator of reproducible numbers (linear congruential). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
}

describe('a canary', () => {
  test.each<[string, Counts, Counts, RegExp | undefined]>([
    [
      'that fails for one visitor in three',
      counts(60, 20),
      counts(2000, 2),
      /33\.3 % \(20 of 60\) of its renders failed; its budget/,
    ],
    [
      'within its budget but worse than stable',
      counts(3000, 50),
      counts(60_000, 60),
      /1\.7 %.*against 0\.1 %.*stable version's/,
    ],
    ['as bad as stable', counts(3000, 50), counts(60_000, 1000), undefined],
    ['worse by less than the margin', counts(100_000, 300), counts(100_000, 10), undefined],
    ['that fails for most, with few visitors', counts(8, 4), counts(2000, 0), /50\.0 % \(4 of 8\)/],
    [
      'that fails for all visitors',
      counts(4, 4),
      counts(2000, 0),
      /100\.0 % \(4 of 4\) of its renders failed/,
    ],
    ['with one failure', counts(50, 1), counts(2000, 0), undefined],
    ['much slower than stable', counts(500, 0, 150), counts(9000, 0, 90), /30\.0 %.*more than 200 ms/],
    ['a little slower than stable', counts(500, 0, 20), counts(9000, 0, 90), undefined],
    ['slow, while stable has no visitors', counts(500, 0, 500), counts(0), undefined],
    [
      'that does not load',
      counts(0, 0, 0, { loads: 4, loadErrors: 4 }),
      counts(500),
      /100\.0 % \(4 of 4\) of its loads/,
    ],
    [
      'that half of the loads of failed',
      counts(0, 0, 0, { loads: 8, loadErrors: 4 }),
      counts(500),
      undefined,
    ],
    [
      'that more than half of the loads of failed',
      counts(0, 0, 0, { loads: 8, loadErrors: 5 }),
      counts(500),
      /62\.5 % \(5 of 8\) of its loads/,
    ],
    [
      'with just enough failures for a verdict, within its budget but worse than stable',
      counts(400, 4),
      counts(60_000),
      /1\.0 % \(4 of 400\) of its renders failed, against 0\.0 % \(0 of 60000\)/,
    ],
    ['with one failure too few for a verdict', counts(300, 3), counts(60_000), undefined],
    [
      'whose renders take from 100 to 200 ms',
      counts(500, 0, 0, { latency: [0, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0] }),
      counts(9000),
      undefined,
    ],
    ['that failed to load once', counts(900, 0, 0, { loads: 8, loadErrors: 1 }), counts(500), undefined],
    ['without any reports', noCounts, noCounts, undefined],
  ])('%s', (_case, canary, stable, reason) => {
    const verdict = judge(canary, stable);
    if (!reason) expect(verdict).toEqual({ action: 'none' });
    else
      expect(verdict).toEqual({
        action: 'stop-canary',
        version: '2.0.0',
        reason: expect.stringMatching(reason),
      });
  });
});

describe('a stable version', () => {
  test('above its error budget is rolled back', () => {
    const verdict = judge(noCounts, counts(300, 100), { stable: '1.0.0' });
    expect(verdict).toMatchObject({ action: 'roll-back', version: '1.0.0' });
  });

  test('stays while a faulty canary is stopped first', () => {
    expect(judge(counts(300, 100), counts(300, 100))).toMatchObject({ action: 'stop-canary' });
  });

  test('stays when it is slightly above its budget, until chance no longer explains it', () => {
    expect(judge(noCounts, counts(200, 6))).toEqual({ action: 'none' });
    expect(judge(noCounts, counts(20_000, 600))).toMatchObject({ action: 'roll-back' });
  });
});

test('a remote is judged by the totals that the ledger has of its versions', () => {
  const ledger = new HealthLedger(() => 1_000_000);
  const versions = [{ ...counts(60, 20), remote: 'header', version: '2.0.0' }];
  ledger.add({ shell: 'shell-1', channel: 'production', revision: 3, versions });
  const remote = { channel: 'production', remote: 'header', live };
  expect(judgeRemote(ledger, remote)).toMatchObject({ action: 'stop-canary', version: '2.0.0' });
  expect(judgeRemote(ledger, { ...remote, channel: 'staging' })).toEqual({ action: 'none' });
});

describe('the statistical test', () => {
  test('stops fewer than ten of a thousand harmless canaries', () => {
    const random = seeded(7);
    const draw = (renders: number) =>
      counts(renders, Array.from({ length: renders }, random).filter((value) => value < 0.01).length);
    const stopped = Array.from({ length: 1000 }, () => judge(draw(400), draw(1000))).filter(
      ({ action }) => action !== 'none',
    );
    expect(stopped.length).toBeLessThan(10);
  });

  test('rolls back fewer than ten of a thousand versions that use half their budget, judged after every failure', () => {
    const random = seeded(7);
    const watched = Array.from({ length: 1000 }, () => {
      let errors = 0;
      return Array.from({ length: 1000 }, (_, index) => {
        const failed = random() < 0.01;
        errors += Number(failed);
        return failed && judge(noCounts, counts(index + 1, errors)).action !== 'none';
      }).some(Boolean);
    });
    expect(watched.filter(Boolean).length).toBeLessThan(10);
  });

  test('stops all of a hundred canaries that fail for one visitor in three within 60 visitors', () => {
    const random = seeded(11);
    const stopped = Array.from({ length: 100 }, () => {
      const errors = Array.from({ length: 60 }, random).filter((value) => value < 1 / 3).length;
      return judge(counts(60, errors), counts(1000, 1));
    }).filter(({ action }) => action === 'stop-canary');
    expect(stopped).toHaveLength(100);
  });

  test('never overturns a verdict after more failures', () => {
    const sample = fc.record({
      renders: fc.integer({ min: 1, max: 5000 }),
      share: fc.integer({ min: 0, max: 90 }).map((percent) => percent / 100),
    });
    let stopped = 0;
    fc.assert(
      fc.property(sample, sample, (tested, usual) => {
        const stable = counts(usual.renders, Math.floor(usual.renders * usual.share * 0.02));
        const fewer = Math.floor(tested.renders * tested.share);
        const first = judge(counts(tested.renders, fewer), stable);
        const second = judge(counts(tested.renders, Math.min(tested.renders, fewer + 5)), stable);
        if (first.action !== 'stop-canary') return;
        stopped += 1;
        expect(second.action).toBe('stop-canary');
      }),
    );
    // Without verdicts nothing was asserted.
    expect(stopped).toBeGreaterThan(50);
  });

  test('gives no verdict without enough failures', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(defaultPolicy.minErrors - 1), (renders, errors) => {
        expect(judge(counts(renders, Math.min(errors, renders)), counts(1000))).toEqual({ action: 'none' });
      }),
    );
  });
});
