import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { tagsFor } from '../check/areas';
import { changedFiles } from '../check/git/changed-files';
import { chooseTests } from '../check/related-tests';
import type { Counts } from '../test/counts';
import { withScratchDatabase } from '../test/postgres';
import { formatStages, timed, total } from '../test/results';
import { TestRun } from '../test/run';
import { oxlintArguments } from '../test/static-checks';
import { inTwoLanes, runTool } from '../test/tools';

const root = join(import.meta.dirname, '..', '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

const lintable = (file: string) => /\.(tsx?|mts|mjs|cjs|js)$/.test(file);
const tested = (file: string) => /\.(tsx?|mts|mjs|cjs|js|css|json)$/.test(file);

/** Returns the test files that depend on the changed ones, as paths from the root. */
async function relatedTests(changed: readonly string[]): Promise<string[]> {
  const sources = changed.filter(tested);
  if (sources.length === 0) return [];
  const { output } = await runTool('jest', ['--listTests', '--findRelatedTests', ...sources], {
    root,
    collects: true,
  });
  return output
    .split('\n')
    .filter((line) => line.startsWith(root))
    .map((file) => relative(root, file));
}

async function unit(run: TestRun, changed: readonly string[]): Promise<Counts> {
  const { files, left } = chooseTests(await relatedTests(changed), changed);
  if (left > 0) print(`\n${left} more test files depend on this change: npm test runs them.`);
  if (files.length === 0) return { passed: 0, failed: 0 };
  return withScratchDatabase(print, (DATABASE_URL) =>
    run.jest('unit', ['--runTestsByPath', ...files], { env: { DATABASE_URL } }),
  );
}

async function specs(run: TestRun, changed: readonly string[]): Promise<Counts> {
  const tags = tagsFor(changed);
  if (tags.length === 0) return { passed: 0, failed: 0 };
  return run.playwright('e2e', ['--project=desktop', '--grep', tags.map((tag) => `${tag}\\b`).join('|')]);
}

/** `npm run check`: types, lint, formatting and the tests related to a change. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' } } });
  const changed = changedFiles(root, values.base);
  print(`${changed.length} files differ from ${values.base}.`);
  const run = new TestRun(root, print);
  try {
    const sources = changed.filter(lintable);
    const quick = [
      () => run.check('types', 'tsc', ['-b']),
      ...(sources.length > 0
        ? [
            () => run.check('lint', 'eslint', ['--max-warnings=0', '--no-warn-ignored', ...sources]),
            () => run.check('promises and import cycles', 'oxlint', [...oxlintArguments, ...sources]),
          ]
        : []),
      ...(changed.length > 0
        ? [() => run.check('formatting', 'prettier', ['--check', '--ignore-unknown', ...changed])]
        : []),
    ];
    const results = [
      await timed('static', async () => total(await inTwoLanes(quick))),
      await timed('unit', () => unit(run, changed)),
      await timed('e2e', () => specs(run, changed)),
    ];
    const { passed, failed } = total(results);
    print(`\n${formatStages(results)}`);
    if (failed > 0) print(`\nDetails of the failures: ${run.failures.path}`);
    print(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    run.close();
  }
}

void main();
