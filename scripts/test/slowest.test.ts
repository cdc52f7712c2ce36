import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSlowest, jestTimes, playwrightTimes } from './slowest';

const folder = mkdtempSync(join(tmpdir(), 'slowest-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('times of Jest include the setup of a file', () => {
  const report = reportOf({
    testResults: [{ name: '/site/shell/a.test.ts', startTime: 1_000, endTime: 3_500, status: 'passed' }],
  });
  expect(jestTimes('unit', '/site', report)).toEqual([
    { stage: 'unit', file: 'shell/a.test.ts', seconds: 2.5 },
  ]);
});

test('times of Playwright are added up by file, over nested suites, projects and retries', () => {
  const spec = (...durations: number[]) => ({
    file: 'booking/holds.spec.ts',
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const report = reportOf({
    config: { rootDir: '/site/e2e/specs' },
    suites: [{ specs: [spec(1_000, 2_000)], suites: [{ specs: [spec(500)] }] }],
  });
  expect(playwrightTimes('e2e', '/site', report)).toEqual([
    { stage: 'e2e', file: 'e2e/specs/booking/holds.spec.ts', seconds: 3.5 },
  ]);
});

test('a missing report has no times', () => {
  expect(jestTimes('unit', '/site', join(folder, 'none.json'))).toEqual([]);
  expect(playwrightTimes('e2e', '/site', join(folder, 'none.json'))).toEqual([]);
});

test('the slowest files come first', () => {
  const times = [3, 20, 7].map((seconds) => ({ stage: 'unit', file: `${seconds}.test.ts`, seconds }));
  expect(formatSlowest(times, 2)).toBe('   20 s  unit  20.test.ts\n    7 s  unit  7.test.ts');
});
