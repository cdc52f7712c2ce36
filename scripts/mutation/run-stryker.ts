import { Stryker } from '@stryker-mutator/core';
import { jestProject } from './jest-project';

type MutantResults = Awaited<ReturnType<Stryker['runMutationTest']>>;
export type MutantResult = MutantResults[number];

interface StrykerRun {
  /** Path of a copy of the repository, whose files are overwritten. */
  readonly root: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/**
 * Mutates files in one place at a time and runs the tests that reach it. Stryker works in the current
 * directory.
 */
export async function runStryker({ root, files, tests }: StrykerRun): Promise<MutantResults> {
  process.chdir(root);
  const stryker = new Stryker({
    mutate: [...files],
    inPlace: true,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', config: jestProject(root, tests), enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    tsconfigFile: 'none',
    concurrency: 1,
    dryRunTimeoutMinutes: 20,
    timeoutMS: 10_000,
    timeoutFactor: 3,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    checkers: [],
  });
  return stryker.runMutationTest();
}
