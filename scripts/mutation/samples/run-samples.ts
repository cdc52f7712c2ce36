import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { FaultSample } from './fault-sample';

/** Outcome of a sample. `broken`: its tests could not run, with or without the fault. */
export type SampleResult = 'caught' | 'survived' | 'broken';

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});
type JestReport = z.infer<typeof JestReport>;

/**
 * Runs tests.
 * @param root a copy of the repository
 */
async function runTests(root: string, tests: readonly string[]): Promise<JestReport> {
  const report = join(root, 'sample-report.json');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const cache = `--cacheDirectory=${join(root, '.jest-cache')}`;
  const args = [
    jest,
    '--runInBand',
    '--forceExit',
    '--silent',
    cache,
    '--json',
    `--outputFile=${report}`,
    '--runTestsByPath',
  ];
  writeFileSync(report, '{}');
  const env = { ...process.env, NODE_ENV: 'test' };
  const child = spawn(process.execPath, [...args, ...tests], { cwd: root, stdio: 'ignore', env });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  await once(child, 'close');
  process.off('exit', stop);
  const parsed = JestReport.safeParse(JSON.parse(readFileSync(report, 'utf8')));
  return (
    parsed.data ?? { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1, testResults: [] }
  );
}

/**
 * Runs all tests of some samples without any fault.
 * @returns the files that did not run or have a failing test
 */
export async function failingTests(root: string, samples: readonly FaultSample[]): Promise<string[]> {
  const tests = [...new Set(samples.flatMap((sample) => sample.tests))];
  const { testResults } = await runTests(root, tests);
  const passed = new Set(testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return tests.filter((test) => !passed.has(join(root, test)));
}

/** Applies the fault of a sample to a copy of the repository, runs its tests and reverts it. */
export async function runSample(
  root: string,
  { file, find, replace, tests }: FaultSample,
): Promise<SampleResult> {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  if (!original.includes(find)) return 'broken';
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  const { numFailedTests, numRuntimeErrorTestSuites } = await runTests(root, tests);
  writeFileSync(path, original);
  if (numFailedTests > 0) return 'caught';
  return numRuntimeErrorTestSuites > 0 ? 'broken' : 'survived';
}
