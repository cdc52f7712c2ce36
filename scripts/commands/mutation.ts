import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, defaultBase } from '../check/git/changed-files';
import { requiredScore, scoreOf, survivorLines } from '../mutation/report';
import { runStryker } from '../mutation/run-stryker';
import type { FaultSample } from '../mutation/samples/fault-sample';
import { failingTests, runSample } from '../mutation/samples/run-samples';
import { samples } from '../mutation/samples/samples';
import { filesOf, isTargetName, type TargetName, targetNames, targets } from '../mutation/targets';
import { copyWorkspace } from '../mutation/workspace-copy';
import { openScratchDatabase } from '../test/postgres';

const root = join(import.meta.dirname, '..', '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The process removes its working copies, also when it is stopped. */
for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const])
  process.once(signal, () => process.exit(code));

/**
 * Runs some work in a copy of the repository, with a PostgreSQL server if there is one: the API's tests start
 * faster on it.
 */
async function inCopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = copyWorkspace(root);
  process.once('exit', copy.remove);
  const database = await openScratchDatabase();
  if (database) process.env['DATABASE_URL'] = database.url;
  try {
    return await work(copy.root);
  } finally {
    await database?.drop();
    process.chdir(root);
    copy.remove();
    process.off('exit', copy.remove);
  }
}

interface Run {
  readonly name: TargetName;
  readonly files: readonly string[];
}

/** Plans the runs: the chosen targets as a whole, or the changed files of each target. */
function planRuns(names: readonly string[], base: string): Run[] {
  const unknown = names.filter((name) => !isTargetName(name));
  if (unknown.length > 0)
    throw new Error(`Unknown target: ${unknown.join(', ')}. Choose from ${targetNames.join(', ')}.`);
  if (names.length > 0)
    return names.filter(isTargetName).map((name) => ({ name, files: filesOf(root, name) }));
  const changed = changedFiles(root, base);
  return targetNames
    .map((name) => ({ name, files: filesOf(root, name).filter((file) => changed.includes(file)) }))
    .filter(({ files }) => files.length > 0);
}

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000);

/**
 * Measures a target.
 * @returns whether its tests reach the required score
 */
function measure({ name, files }: Run): Promise<boolean> {
  print(`\n— ${name}: ${files.length} files`);
  const started = Date.now();
  return inCopy(async (copy) => {
    const { tests } = targets[name];
    const { noticed, survivors, percent } = scoreOf(await runStryker({ root: copy, files, tests }));
    for (const line of survivorLines(copy, survivors)) print(line);
    const counted = noticed + survivors.length;
    print(
      `${name}: ${percent.toFixed(1)} %, ${noticed} of ${counted} mutants noticed, in ${secondsSince(started)} s`,
    );
    return percent >= requiredScore;
  });
}

/** @returns targets below the required score */
async function measureTargets(names: readonly string[], base: string): Promise<string[]> {
  const runs = planRuns(names, base);
  if (runs.length === 0) print(`Nothing changed in ${targetNames.join(', ')}.`);
  const failed: string[] = [];
  for (const run of runs) if (!(await measure(run))) failed.push(run.name);
  return failed.map((name) => `${name} is below ${requiredScore} %`);
}

/**
 * Runs fault samples.
 * @param areas areas to run; empty for all
 * @returns faults that no test caught
 */
function trySamples(areas: readonly string[]): Promise<string[]> {
  const chosen = samples.filter(({ area }) => areas.length === 0 || areas.includes(area));
  const started = Date.now();
  return inCopy(async (copy) => {
    const failing = await failingTests(copy, chosen);
    if (failing.length > 0) return failing.map((test) => `${test} fails without any fault`);
    const missed: FaultSample[] = [];
    for (const sample of chosen) {
      const result = await runSample(copy, sample);
      print(`${result.padEnd(8)} ${sample.area}: ${sample.fault}`);
      if (result !== 'caught') missed.push(sample);
    }
    const caught = chosen.length - missed.length;
    print(`\n${caught} of ${chosen.length} faults caught, in ${secondsSince(started)} s`);
    return missed.map(({ area, fault, file }) => `not caught: ${area}: ${fault} (${file})`);
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, samples: { type: 'boolean', default: false } },
});
const problems = values.samples
  ? await trySamples(positionals)
  : await measureTargets(positionals, values.base ?? defaultBase(root));
for (const problem of problems) print(problem);
if (problems.length > 0) process.exitCode = 1;
