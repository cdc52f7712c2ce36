import { join } from 'node:path';
import remotes from '../releases/remotes.json' with { type: 'json' };
import type { Counts } from './counts';
import type { TestRun } from './run';

/** Options of oxlint, which knows the types of all sources (`.oxlintrc.json`). */
export const oxlintArguments = ['--type-aware', '--deny-warnings'];

/** Lists the checks of sources and builds that need no running site, longest first. */
export function staticChecks(run: TestRun): (() => Promise<Counts>)[] {
  return [
    () => run.check('lint', 'eslint', ['.', '--max-warnings=0']),
    () => run.check('types', 'tsc', ['-b']),
    () => run.check('promises and import cycles', 'oxlint', oxlintArguments),
    () => run.check('formatting', 'prettier', ['--check', '--log-level=warn', '.']),
    () => run.check('unused files, exports and dependencies', 'knip', []),
    () => run.check('structure', 'tsx', [join('scripts', 'commands', 'structure.ts')]),
    () => run.check('the documentation site', 'vitepress', ['build', 'docs']),
    () => run.check('spelling and words', 'cspell', ['lint', '--no-progress', '--no-summary']),
    () => run.check('Markdown', 'markdownlint-cli2', []),
    () => run.check('sizes', 'tsx', [join('scripts', 'commands', 'size.ts')]),
    ...Object.keys(remotes).map((remote) => () => passesGate(run, remote)),
  ];
}

/** Runs the gate without its smoke test: a remote over its budgets could not be published. */
function passesGate(run: TestRun, remote: string): Promise<Counts> {
  const skipped = ['--skip-types', '--skip-trial', '--skip-smoke'];
  return run.check(`the gate, for ${remote}`, 'release', ['verify', remote, ...skipped]);
}
