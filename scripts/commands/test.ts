import { join } from 'node:path';
import { requireChromium } from '../test/chromium/require-chromium';
import { buildSite } from '../site/builds/build-site';
import { bundleService } from '../site/builds/bundle-services';
import type { Counts } from '../test/counts';
import { databaseTests } from '../test/database-tests';
import { parseTestOptions, repeatedStages, type StageName, type TestOptions } from '../test/options';
import { withScratchDatabase } from '../test/postgres';
import { formatStages, type StageResult, timed, total } from '../test/results';
import { TestRun } from '../test/run';
import { formatSlowest } from '../test/slowest';
import { staticChecks } from '../test/static-checks';
import { inTwoLanes } from '../test/tools';

const root = join(import.meta.dirname, '..', '..');
/** Projects of jest.config.js other than the API's. */
const unitProjects = ['browser', 'browser-model', 'node'];
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Builds everything that tests run. The type check also needs it, for the typings of CSS modules. */
async function build(run: TestRun): Promise<Counts> {
  print('\n— build');
  try {
    const dataDir = join(root, '.data', 'e2e');
    await buildSite({ root, dataDir, store: join(dataDir, 'store'), channel: 'production', onStep: print });
    await bundleService(root, 'api');
    process.env['API_ENTRY'] = 'dist/main.js';
    return { passed: 1, failed: 0 };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    print(message);
    run.failures.save('build', 'build', message);
    return { passed: 0, failed: 1 };
  }
}

/** Runs one of three parts of the tests that may depend on the database on the embedded one. */
function embedded(run: TestRun, part: number, seed: number | undefined): Promise<Counts> {
  const args = ['--maxWorkers=1', `--shard=${part}/3`, '--runTestsByPath', ...databaseTests];
  return run.jest(`embedded-${part}`, args, { seed });
}

/** Lists the three parts, for two lanes. */
const embeddedParts = (run: TestRun, seed: number | undefined) =>
  [1, 2, 3].map((part) => () => embedded(run, part, seed));

/** Runs all tests of the API: on a PostgreSQL server, which needs half the time, or else embedded. */
function api(run: TestRun, seed: number | undefined): Promise<Counts> {
  return withScratchDatabase(print, (DATABASE_URL) =>
    run.jest('api', ['--selectProjects', 'api'], { env: { DATABASE_URL }, seed }),
  );
}

/** One round of the stages that `--repeat` repeats. */
async function round(
  run: TestRun,
  stages: readonly StageName[],
  seed: number | undefined,
): Promise<StageResult[]> {
  const chromium = requireChromium(print);
  if (chromium) process.env['CHROMIUM_PATH'] = chromium;
  if (seed !== undefined) print(`\nOrder of tests: --seed ${seed}`);
  const results: StageResult[] = [];
  const stage = async (name: StageName, tests: () => Promise<Counts>) => {
    if (stages.includes(name)) results.push(await timed(name, tests));
  };
  await stage('embedded', async () => total(await inTwoLanes(embeddedParts(run, seed))));
  await stage('unit', () => run.jest('unit', ['--selectProjects', ...unitProjects], { seed }));
  await stage('api', () => api(run, seed));
  await stage('commands', () =>
    run.playwright('commands', ['--project=commands'], { env: { E2E_WITHOUT_SITE: '1' }, seed }),
  );
  await stage('e2e', async () =>
    chromium
      ? run.playwright('e2e', ['--project=desktop', '--project=phone', '--project=interop'], { seed })
      : { passed: 0, failed: 1 },
  );
  return results;
}

/** Runs the first round's tests on the embedded database and the static checks on two lanes. */
async function first(
  run: TestRun,
  stages: readonly StageName[],
  seed: number | undefined,
): Promise<StageResult[]> {
  const jobs = [
    ...(stages.includes('embedded') ? embeddedParts(run, seed) : []),
    ...(stages.includes('static') ? staticChecks(run) : []),
  ];
  const name = ['static', 'embedded'].filter((stage) => stages.some((chosen) => chosen === stage)).join(', ');
  return jobs.length === 0 ? [] : [await timed(name, async () => total(await inTwoLanes(jobs)))];
}

/** `npm test`: all checks that a change has to pass. */
async function main(run: TestRun, { stages, repeat, seed }: TestOptions): Promise<StageResult[]> {
  const results: StageResult[] = [];
  if (stages.includes('build')) results.push(await timed('build', () => build(run)));
  results.push(...(await first(run, stages, seed)));
  for (let index = 0; index < repeat; index += 1) {
    const again = stages.filter(
      (name) => repeatedStages.includes(name) && (index > 0 || name !== 'embedded'),
    );
    results.push(...(await round(run, again, seed === undefined ? undefined : seed + index)));
  }
  return results;
}

const run = new TestRun(root, print);
void main(run, parseTestOptions(process.argv.slice(2)))
  .then((results) => {
    const { passed, failed } = total(results);
    print(`\n${formatStages(results)}`);
    if (run.fileTimes.length > 0) print(`\nSlowest files:\n${formatSlowest(run.fileTimes)}`);
    if (failed > 0) print(`\nDetails of the failures: ${run.failures.path}`);
    print(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  })
  .finally(() => run.close());
