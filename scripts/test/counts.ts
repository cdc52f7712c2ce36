import * as z from 'zod';
import { readReport } from './read-report';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Returns the counts of a Jest run. A non-zero exit code counts as at least one failure. */
export function countJest(report: string, status: number): Counts {
  const result = JestReport.safeParse(readReport(report));
  if (!result.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = result.data;
  return atLeastOne({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, status);
}

/** Returns the counts of a Playwright run. Flaky tests count as failed. */
export function countPlaywright(report: string, status: number): Counts {
  const result = PlaywrightReport.safeParse(readReport(report));
  if (!result.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = result.data.stats;
  return atLeastOne({ passed: expected, failed: unexpected + flaky }, status);
}

function atLeastOne({ passed, failed }: Counts, status: number): Counts {
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}
