import { noCounts } from './counts';
import { binMs, HealthLedger, retentionMs } from './ledger';
import { HealthReport, latencyBucket } from './report';

const report = (renders: number, shell = 'shell-1'): HealthReport => ({
  shell,
  channel: 'production',
  revision: 3,
  versions: [{ ...noCounts, remote: 'header', version: '1.0.0', renders }],
});

describe('the health ledger', () => {
  test('adds up reports in bins and removes them after the retention period', () => {
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
    now += retentionMs;
    expect(ledger.total('production', 'header', '1.0.0').renders).toBe(0);
    expect(ledger.shells('production')).toEqual([]);
  });

  test('lists the shells that have reported within the last minute', () => {
    let now = 1_000_000;
    const ledger = new HealthLedger(() => now);
    ledger.add(report(1));
    now += 59_999;
    ledger.add(report(1, 'shell-2'));
    const names = () => ledger.shells('production').map(({ shell }) => shell);
    expect(names()).toEqual(['shell-1', 'shell-2']);
    now += 1;
    expect(names()).toEqual(['shell-2']);
  });

  test('counts channels and versions separately, and can discard the counts of a version', () => {
    const ledger = new HealthLedger(() => 1_000_000);
    ledger.add(report(10));
    expect(ledger.total('staging', 'header', '1.0.0').renders).toBe(0);
    expect(ledger.total('production', 'header', '2.0.0').renders).toBe(0);
    ledger.clear('production', 'header', '1.0.0');
    expect(ledger.total('production', 'header', '1.0.0').renders).toBe(0);
  });

  test('sets the newer counts to zero for a report of an older shell', () => {
    const counts = {
      remote: 'header',
      version: '1.0.0',
      loads: 1,
      loadErrors: 0,
      renders: 3,
      renderErrors: 0,
    };
    const versions = [{ ...counts, latency: noCounts.latency }];
    expect(HealthReport.parse({ ...report(0), versions }).versions).toEqual([{ ...noCounts, ...counts }]);
  });

  test('adds up every count of a report', () => {
    const ledger = new HealthLedger(() => 1_000_000);
    const ones = Object.fromEntries(Object.keys(noCounts).map((name) => [name, 1]));
    const latency = noCounts.latency.map(() => 1);
    const signals = { 'rageClicks>0': 1 };
    const versions = [{ remote: 'header', version: '1.0.0', ...ones, latency, signals }];
    for (const shell of ['shell-1', 'shell-2'])
      ledger.add(HealthReport.parse({ ...report(0, shell), versions }));
    const twos = Object.fromEntries(Object.keys(noCounts).map((name) => [name, 2]));
    expect(ledger.total('production', 'header', '1.0.0')).toEqual({
      ...twos,
      latency: latency.map(() => 2),
      signals: { 'rageClicks>0': 2 },
    });
  });

  test.each([
    ['negative counts', { ...report(-1) }],
    ['a path as channel', { ...report(1), channel: '../x' }],
    ['too few latency buckets', { ...report(1), versions: [{ ...report(1).versions[0], latency: [1] }] }],
  ])('refuses a report with %s', (_case, wrong) => {
    expect(HealthReport.safeParse(wrong).success).toBe(false);
  });

  test.each([
    [0.2, 0],
    [1, 0],
    [1.1, 1],
    [1000, 9],
    [5000, 10],
  ])('a render of %p ms belongs to bucket %p', (milliseconds, index) => {
    expect(latencyBucket(milliseconds)).toBe(index);
  });
});
