import { describeCommit, isDirtyCommit, type Release } from '@kaadu/federation/release';
import type { Command } from 'commander';
import { withProgress } from '../../progress';
import type { Context } from '../context';

export function addBuild(program: Command, context: Context): void {
  program
    .command('build <remote>')
    .description('build a remote from source into its dist folder')
    .option('--skip-types', 'leave out the declarations of its exposes, which take most of the time')
    .action(async (remote: string, { skipTypes = false }: { skipTypes?: boolean }) => {
      // Loads the bundler, which only the commands that build need.
      const { buildRemote } = await import('../../project');
      const release = await withProgress((onStep) => {
        onStep(`build ${remote}`);
        return buildRemote(context.settings.root, remote, { withTypes: !skipTypes });
      });
      context.print(release, `Built ${release.name}@${release.version}${describeOrigin(release)}.`);
    });
}

/** Notes uncommitted files, which make the build irreproducible for others. */
function describeOrigin({ gitSha }: Release): string {
  return isDirtyCommit(gitSha) ? ` from ${describeCommit(gitSha)}: with changes that are not committed` : '';
}
