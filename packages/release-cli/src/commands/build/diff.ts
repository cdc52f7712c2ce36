import { describeCommit } from '@kaadu/federation/release';
import {
  type Commits,
  commitsBetween,
  diffReleases,
  isOverBudget,
  kilobytes,
  type ReleaseDiff,
  routeChange,
  sizeDelta,
} from '@kaadu/release-core/gate';
import { readProject, remoteFolder } from '@kaadu/release-core/project';
import type { Command } from 'commander';
import { table } from '../../table';
import type { Context } from '../context';

export function addDiff(program: Command, context: Context): void {
  program
    .command('diff <remote> <from> <to>')
    .description('compare two published versions: commits, sizes, contract, routes')
    .action(async (remote: string, from: string, to: string) => {
      const { root } = context.settings;
      const { budgets } = await readProject(root);
      const budget = Object.hasOwn(budgets, remote) ? budgets[remote] : undefined;
      const diff = await diffReleases(await context.control(), remote, { from, to }, budget);
      const commits = await commitsBetween(root, await remoteFolder(root, remote), diff.commit);
      context.print({ ...diff, commits }, describe(diff, commits));
    });
}

function describe(
  { remote, version, commit, contract, sizes, routes, shared }: ReleaseDiff,
  commits: Commits,
): string {
  const sizeRows = sizes.map((size) => [
    size.what,
    kilobytes(size.from),
    kilobytes(size.to),
    sizeDelta(size),
    size.budget === undefined
      ? ''
      : `${isOverBudget(size) ? 'over' : 'within'} the budget of ${kilobytes(size.budget)}`,
  ]);
  return [
    `${remote} ${version.from} → ${version.to}`,
    contract.from === contract.to
      ? `Contract: ${contract.to}`
      : `Contract: ${contract.from} → ${contract.to}`,
    section(
      `Commits ${describeCommit(commit.from)} → ${describeCommit(commit.to)}`,
      commits.lines,
      commits.note,
    ),
    section('Scripts and styles, gzipped', table(sizeRows).split('\n')),
    section('Routes', rows(routes.map((route) => [route.path, routeChange(route)])), 'the same'),
    section(
      'Shared libraries',
      rows(shared.map(({ library, from, to }) => [library, `${from ?? 'none'} → ${to ?? 'none'}`])),
      'the same',
    ),
  ].join('\n');
}

const rows = (cells: readonly (readonly string[])[]) => (cells.length > 0 ? table(cells).split('\n') : []);

function section(title: string, lines: readonly string[], otherwise = 'none'): string {
  if (lines.length === 0) return `${title}: ${otherwise}`;
  return [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
