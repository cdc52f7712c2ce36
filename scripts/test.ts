import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@kaadu/contracts';
import { requireChromium } from './chromium/require-chromium';
import { buildSite } from './site/build-site';
import { countJest, countPlaywright, type Counts } from './test/counts';
import { withScratchDatabase } from './test/postgres';
import { postgresTests } from './test/postgres-tests';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'kaadu-test-'));
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Runs an installed tool and shows its output. @returns its exit code */
function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const program = join(root, 'node_modules', '.bin', tool);
  const result = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return result.status ?? 1;
}

/** A check that passes or fails as a whole, counted as one test. Its output is shown once it has ended. */
async function check(name: string, tool: string, args: readonly string[]): Promise<Counts> {
  const program = join(root, 'node_modules', '.bin', tool);
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const [status] = await once(child, 'close');
  print(`\n— ${name}\n${Buffer.concat(output).toString('utf8').trimEnd()}`);
  const failed = status === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

/** What needs no site: two checks at a time, since each is busy with one core. */
async function staticChecks(): Promise<Counts[]> {
  const checks = [
    () => check('lint', 'eslint', ['.', '--max-warnings=0']),
    () => check('types', 'tsc', ['-b']),
    () => check('formatting', 'prettier', ['--check', '--log-level=warn', '.']),
    () => check('unused files, exports and dependencies', 'knip', []),
    () => check('sizes', 'tsx', [join('scripts', 'size.ts')]),
    ...remoteNames.map((remote) => () => passesGate(remote)),
  ];
  const results: Counts[] = [];
  const lane = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) results.push(await next());
  };
  await Promise.all([lane(), lane()]);
  return results;
}

/** What the gate says of a build, apart from its trial: a remote that is over its budgets could not be published. */
function passesGate(remote: string): Promise<Counts> {
  const skipped = ['--skip-types', '--skip-trial', '--skip-smoke'];
  return check(`the gate, for ${remote}`, 'release', ['verify', remote, ...skipped]);
}

function jest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Counts {
  print(`\n— ${name}`);
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const status = run('jest', ['--json', `--outputFile=${report}`, ...args], { NODE_ENV: 'test', ...env });
  return countJest(report, status);
}

function playwright(name: string, projects: readonly string[], env: NodeJS.ProcessEnv = {}): Counts {
  print(`\n— ${name}`);
  const report = join(reports, `${projects.join('-')}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ['test', '-c', join('e2e', 'playwright.config.ts'), ...chosen];
  const status = run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env });
  return countPlaywright(report, status);
}

/** Builds what the end-to-end tests run. The type check needs it too, for the typings of CSS modules. */
async function build(): Promise<Counts> {
  print('\n— build');
  try {
    const dataDir = join(root, '.data', 'e2e');
    await buildSite({ root, dataDir, store: join(dataDir, 'store'), channel: 'production', onStep: print });
    return { passed: 1, failed: 0 };
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

/** `npm test`: everything that must hold before a change lands. */
async function main(): Promise<Counts> {
  const chromium = requireChromium(print);
  if (chromium) process.env['CHROMIUM_PATH'] = chromium;
  const results: Counts[] = [
    await build(),
    ...(await staticChecks()),
    jest('unit', []),
    await withScratchDatabase(print, (DATABASE_URL) =>
      jest('API on PostgreSQL', ['--runTestsByPath', ...postgresTests], { DATABASE_URL }),
    ),
    playwright('documented commands, and the engine as packages', ['commands'], { E2E_WITHOUT_SITE: '1' }),
    chromium ? playwright('end to end, in Chromium', ['desktop', 'phone']) : { passed: 0, failed: 1 },
  ];
  return results.reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
}

void main()
  .then(({ passed, failed }) => {
    print(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  })
  .finally(() => rmSync(reports, { recursive: true, force: true }));
