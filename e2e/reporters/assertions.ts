/* eslint-disable import-x/no-default-export -- Playwright takes a reporter by its default export */
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { preparation } from '../support/pages/open-page';

/** Whether a step of the test itself is an assertion. Fixtures and hooks assert the same for every test. */
function asserts({ category, title, steps }: TestStep): boolean {
  if (category === 'hook' || category === 'fixture') return false;
  if (category === 'expect') return title !== preparation;
  return steps.some(asserts);
}

/** Fails the run when a test has passed without any assertion. */
export default class AssertionReporter implements Reporter {
  readonly #silent: string[] = [];

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !steps.some(asserts)) this.#silent.push(test.titlePath().slice(1).join(' › '));
  }

  async onEnd(): Promise<Partial<Pick<FullResult, 'status'>> | undefined> {
    if (this.#silent.length === 0) return undefined;
    const lines = this.#silent.map((title) => `    ${title}\n`).join('');
    process.stdout.write(`\n  ${this.#silent.length} passed without an assertion:\n${lines}`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
