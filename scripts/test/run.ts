import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright, type Counts } from './counts';
import { FailureFolder } from './failures';
import { type FileTime, jestTimes, playwrightTimes } from './slowest';
import { runTool } from './tools';

const failed: Counts = { passed: 0, failed: 1 };

/**
 * Tools of one `npm test`. Each prints a heading, counts its results, and saves details of failures in one
 * folder.
 */
export class TestRun {
  readonly failures: FailureFolder;
  /** Time of each test file so far. */
  readonly fileTimes: FileTime[] = [];
  readonly #reports = mkdtempSync(join(tmpdir(), 'kaadu-test-'));

  constructor(
    readonly root: string,
    readonly print: (line: string) => void,
  ) {
    this.failures = new FailureFolder(join(root, 'test-results'));
    this.failures.clear();
  }

  /** Runs a check that passes or fails as a whole, counted as one test. Its output is shown once it has ended. */
  async check(name: string, tool: string, args: readonly string[]): Promise<Counts> {
    const { status, output } = await runTool(tool, args, { root: this.root, collects: true });
    this.print(`\n— ${name}\n${output.trimEnd()}`);
    if (status === 0) return { passed: 1, failed: 0 };
    this.failures.save('static', name, output);
    return failed;
  }

  /**
   * Runs Jest.
   * @param seed shuffles the files, and the tests in each
   */
  async jest(
    stage: string,
    args: readonly string[],
    { env = {}, seed }: { readonly env?: NodeJS.ProcessEnv; readonly seed?: number } = {},
  ): Promise<Counts> {
    this.print(`\n— ${stage}`);
    const report = join(this.#reports, `${stage}.json`);
    const shuffled = [
      '--randomize',
      `--seed=${seed}`,
      '--testSequencer=./scripts/test/jest/shuffled-sequencer.mjs',
    ];
    const { status } = await runTool(
      'jest',
      ['--json', `--outputFile=${report}`, ...(seed === undefined ? [] : shuffled), ...args],
      { root: this.root, env: { NODE_ENV: 'test', ...env } },
    );
    const counts = countJest(report, status);
    this.fileTimes.push(...jestTimes(stage, this.root, report));
    if (counts.failed > 0) this.failures.saveJest(stage, this.root, report);
    return counts;
  }

  /**
   * Runs Playwright, which writes traces, screenshots and logs of failed tests into the folder of the stage.
   * @param seed shuffles spec files and the tests in each
   */
  async playwright(
    stage: string,
    args: readonly string[],
    { env = {}, seed }: { readonly env?: NodeJS.ProcessEnv; readonly seed?: number } = {},
  ): Promise<Counts> {
    this.print(`\n— ${stage}`);
    const report = join(this.#reports, `${stage}.json`);
    const { status } = await runTool(
      'playwright',
      [
        'test',
        ...['-c', join('e2e', 'playwright.config.ts'), '--output', this.failures.of(stage)],
        ...(seed === undefined ? [] : [`--shuffle=${seed}`]),
        ...args,
      ],
      { root: this.root, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env } },
    );
    this.fileTimes.push(...playwrightTimes(stage, this.root, report));
    return countPlaywright(report, status);
  }

  /** Removes the reports; the folder of failures stays. */
  close(): void {
    rmSync(this.#reports, { recursive: true, force: true });
  }
}
