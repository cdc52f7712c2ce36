import { noCounts } from './counts';
import { binMs, HealthLedger, memoryMs } from './ledger';
import { HealthReport, latencyClass } from './report';

const report = (renders: number, shell = 'shell-1'): HealthReport => ({
  shell,
  channel: 'production',
  revision: 3,
  versions: [{ ...noCounts, remote: 'header', version: '1.0.0', renders }],
});

describe('the health ledger', () => {
  test('adds what shells report, bin by bin, and forgets it in time', () => {
    let now = 1_000_000;
    const ledger = new HealthLedger(() => now);
    ledger.add(report(10));
    ledger.add(report(5, 'shell-2'));
    now += binMs;
    ledger.add(report(1));
    expect(ledger.series('production', 'header', '1.0.0').map(({ counts }) => counts.renders)).toEqual([
      15, 1,
    ]);
    expect(ledger.total('production', 'header', '1.0.0').renders).toBe(16);
    expect(ledger.shells('production').map(({ shell }) => shell)).toEqual(['shell-1', 'shell-2']);
    now += memoryMs;
    expect(ledger.total('production', 'header', '1.0.0').renders).toBe(0);
    expect(ledger.shells('production')).toEqual([]);
  });

  test('channels and versions are accounts of their own, and an account can begin anew', () => {
    const ledger = new HealthLedger(() => 1_000_000);
    ledger.add(report(10));
    expect(ledger.total('staging', 'header', '1.0.0').renders).toBe(0);
    expect(ledger.total('production', 'header', '2.0.0').renders).toBe(0);
    ledger.clear('production', 'header', '1.0.0');
    expect(ledger.total('production', 'header', '1.0.0').renders).toBe(0);
  });

  test.each([
    ['negative counts', { ...report(-1) }],
    ['a path as channel', { ...report(1), channel: '../x' }],
    ['too few classes of latency', { ...report(1), versions: [{ ...report(1).versions[0], latency: [1] }] }],
  ])('a report with %s is refused', (_case, wrong) => {
    expect(HealthReport.safeParse(wrong).success).toBe(false);
  });

  test.each([
    [0.2, 0],
    [1, 0],
    [1.1, 1],
    [1000, 9],
    [5000, 10],
  ])('a render of %p ms counts in class %p', (milliseconds, index) => {
    expect(latencyClass(milliseconds)).toBe(index);
  });
});
