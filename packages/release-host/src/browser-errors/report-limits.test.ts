import { retentionMs } from '@kaadu/release-core/health';
import { ReportLimits } from './report-limits';

const report = { page: 'p', remote: 'header', version: '1.0.0', client: '203.0.113.1' };

describe('limits of reports', () => {
  test('accept one report per client and version while counts are kept', () => {
    let now = 1000;
    const limits = new ReportLimits(() => now);
    expect(limits.admit(report)).toBe(true);
    now += retentionMs - 1000;
    expect(limits.admit({ ...report, page: 'q' })).toBe(false);
    expect(limits.admit({ ...report, page: 'q', version: '1.0.1' })).toBe(true);
    now += 2000;
    expect(limits.admit({ ...report, page: 'r' })).toBe(true);
  });

  test('charge a rejected report to neither its page nor its client', () => {
    const limits = new ReportLimits();
    limits.admit(report);
    expect(limits.admit({ ...report, client: '203.0.113.2' })).toBe(false);
    expect(limits.admit({ ...report, page: 'q', client: '203.0.113.2' })).toBe(true);
    expect(limits.admit({ ...report, page: 's' })).toBe(false);
    expect(limits.admit({ ...report, page: 's', client: '203.0.113.3' })).toBe(true);
  });
});
