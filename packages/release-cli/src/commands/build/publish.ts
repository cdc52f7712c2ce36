import { join } from 'node:path';
import { describeCommit, isDirtyCommit, type Release } from '@kaadu/federation/release';
import { type PublishResult, readBuilt, signRelease } from '@kaadu/release-core';
import { remoteFolder } from '@kaadu/release-core/project';
import type { Command } from 'commander';
import type { Context } from '../context';
import { gateChecks, withGateOptions, withGateProgress, withNotes, type GateOptions } from './gate-options';

interface PublishCommandOptions extends GateOptions {
  readonly note: string;
}

export function addPublish(program: Command, context: Context): void {
  withGateOptions(
    program
      .command('publish <remote>')
      .description('run the gate, sign the built release and store it; nothing is live before it is promoted')
      .option('--note <text>', 'description of the version, for the list of versions', ''),
  ).action(async (remote: string, options: PublishCommandOptions) => {
    const { channel, dryRun = false } = context.options;
    const { release, read } = await readBuilt(
      join(await remoteFolder(context.settings.root, remote), 'dist'),
    );
    const build = { release: signRelease(release, await context.signingKey()), read };
    const checks = await gateChecks(context, remote, options);
    const control = await context.control();
    const { result, notes } = await withGateProgress((listener) =>
      control.publish(build, { channel, note: options.note, checks, dryRun, ...listener }),
    );
    const allNotes = [...notes, ...originNote(release)];
    context.print({ ...result, notes: allNotes }, withNotes(describePublished(result), allNotes));
  });
}

const outcomes: Record<PublishResult['result'], string> = {
  added: 'Published',
  'already-there': 'Already published:',
  'signed-again': 'Already published, now signed with the current key:',
  'would-add': 'Would publish',
};

/** Describes the result of a publication in one sentence. */
export function describePublished({ remote, version, result, bytes }: PublishResult): string {
  return `${outcomes[result]} ${remote}@${version} (${Math.ceil(bytes / 1024)} kB).`;
}

/** Notes that a version with uncommitted files cannot be reproduced, until the same is published from a commit. */
function originNote({ gitSha }: Release): string[] {
  if (!isDirtyCommit(gitSha)) return [];
  return [
    `built from ${describeCommit(gitSha)}, with changes that are not committed. Commit them and publish it again to remove this note.`,
  ];
}
