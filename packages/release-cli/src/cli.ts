#!/usr/bin/env node
import { messageOf } from '@kaadu/federation/release';
import { inputFaults, ReleaseError } from '@kaadu/release-core';
import { readSettings } from '@kaadu/release-core/project';
import { Command } from 'commander';
import * as z from 'zod';
import { addApprovals } from './commands/channel/approvals';
import { addBuild } from './commands/build/build';
import { addCanary } from './commands/channel/canary';
import { addCompletion } from './commands/operate/completion';
import { Context } from './commands/context';
import { addDev } from './commands/build/dev';
import { addDiff } from './commands/build/diff';
import { addDoctor } from './commands/operate/doctor';
import { addFreeze } from './commands/channel/freeze';
import { addHistory } from './commands/channel/history';
import { addImport } from './commands/build/import';
import { addInit } from './commands/build/init';
import { addKeys } from './commands/operate/keys';
import { addNew } from './commands/build/new';
import { addPreview } from './commands/channel/preview';
import { addPromote } from './commands/channel/promote';
import { addPrune } from './commands/operate/prune';
import { addPublish } from './commands/build/publish';
import { addRollback } from './commands/channel/rollback';
import { addRollout } from './commands/channel/rollout';
import { addSeal } from './commands/channel/seal';
import { addServe } from './commands/operate/serve';
import { addSign } from './commands/build/sign';
import { addStatus } from './commands/channel/status';
import { addTokens } from './commands/operate/tokens';
import { addUnfreeze } from './commands/channel/unfreeze';
import { addVerify } from './commands/build/verify';
import { addVersions } from './commands/build/versions';
import { exitCodeOf, exitCodeHelp } from './exit-codes';

/** Commands in the order of `release --help`. */
const commands = [
  addInit,
  addNew,
  addDev,
  addBuild,
  addVerify,
  addPublish,
  addImport,
  addSign,
  addVersions,
  addDiff,
  addPromote,
  addCanary,
  addRollout,
  addRollback,
  addApprovals,
  addFreeze,
  addUnfreeze,
  addSeal,
  addStatus,
  addHistory,
  addPreview,
  addKeys,
  addPrune,
  addDoctor,
  addCompletion,
  addServe,
  addTokens,
];

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const program = new Command('release')
    .description('Build, publish, promote and roll back versions of remotes.')
    .option('--store <location>', 'the release store: a folder or s3://bucket/prefix', settings.store)
    .option('--channel <name>', 'the channel to read or change', 'production')
    .option('--by <name>', 'author of the change, for the history', settings.user)
    .option('--dry-run', 'report what would happen without changing anything')
    .option('--json', 'print one JSON value, for scripts')
    .addHelpText('after', exitCodeHelp)
    .exitOverride();
  const context = new Context(program, settings);
  for (const add of commands) add(program, context);
  await program.parseAsync();
}

main().catch((error: unknown) => {
  process.exitCode = exitCodeOf(error);
  // Commander has printed its own message.
  if (error instanceof Error && 'exitCode' in error) return;
  const code = error instanceof ReleaseError ? error.code : 'failed';
  process.stderr.write(
    process.argv.includes('--json')
      ? `${JSON.stringify({ error: code, message: describe(error) })}\n`
      : `release: ${describe(error)}\n`,
  );
});

function describe(error: unknown): string {
  return error instanceof z.ZodError ? `${inputFaults(error, 'the input')}.` : messageOf(error);
}
