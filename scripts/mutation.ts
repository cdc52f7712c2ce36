import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, defaultBase } from './mutation/changed-files';
import { requiredScore, scoreOf, survivorLines } from './mutation/report';
import { runStryker } from './mutation/run-stryker';
import { filesOf, isTargetName, type TargetName, targetNames, targets } from './mutation/targets';
import { copyWorkspace } from './mutation/workspace-copy';

const root = join(import.meta.dirname, '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Run {
  readonly name: TargetName;
  readonly files: readonly string[];
}

/** The chosen targets as a whole, else what was changed of each. */
function planRuns(names: readonly string[], base: string): Run[] {
  const unknown = names.filter((name) => !isTargetName(name));
  if (unknown.length > 0)
    throw new Error(`Unknown target: ${unknown.join(', ')}. Choose from ${targetNames.join(', ')}.`);
  if (names.length > 0)
    return names.filter(isTargetName).map((name) => ({ name, files: filesOf(root, name) }));
  const changed = changedFiles(root, base);
  return targetNames
    .map((name) => ({ name, files: filesOf(root, name).filter((file) => changed.has(file)) }))
    .filter(({ files }) => files.length > 0);
}

/** @returns whether the tests of the target notice enough */
async function measure({ name, files }: Run): Promise<boolean> {
  print(`\n— ${name}: ${files.length} files`);
  const copy = copyWorkspace(root);
  process.once('exit', copy.remove);
  const started = Date.now();
  const results = await runStryker({ root: copy.root, files, tests: targets[name].tests });
  process.chdir(root);
  const { noticed, survivors, percent } = scoreOf(results);
  for (const line of survivorLines(copy.root, survivors)) print(line);
  const counted = noticed + survivors.length;
  const seconds = Math.round((Date.now() - started) / 1000);
  print(`${name}: ${percent.toFixed(1)} %, ${noticed} of ${counted} mutants noticed, in ${seconds} s`);
  copy.remove();
  return percent >= requiredScore;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
});
const runs = planRuns(positionals, values.base ?? defaultBase(root));
if (runs.length === 0) print(`Nothing changed in ${targetNames.join(', ')}.`);
const failed: string[] = [];
for (const run of runs) if (!(await measure(run))) failed.push(run.name);
if (failed.length > 0) {
  print(`\nBelow ${requiredScore} %: ${failed.join(', ')}`);
  process.exitCode = 1;
}
