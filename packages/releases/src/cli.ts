#!/usr/bin/env node
import { messageOf } from '@kaadu/federation/release';
import { Command } from 'commander';
import * as z from 'zod';
import { addApprovals } from './commands/approvals';
import { addBuild } from './commands/build';
import { addCanary } from './commands/canary';
import { addCompletion } from './commands/completion';
import { Context } from './commands/context';
import { addDiff } from './commands/diff';
import { addDoctor } from './commands/doctor';
import { addFreeze } from './commands/freeze';
import { addHistory } from './commands/history';
import { addImport } from './commands/import';
import { addInit } from './commands/init';
import { addKeys } from './commands/keys';
import { addNew } from './commands/new';
import { addPreview } from './commands/preview';
import { addPromote } from './commands/promote';
import { addPrune } from './commands/prune';
import { addPublish } from './commands/publish';
import { addRollback } from './commands/rollback';
import { addRollout } from './commands/rollout';
import { addSeal } from './commands/seal';
import { addServe } from './commands/serve';
import { addSign } from './commands/sign';
import { addStatus } from './commands/status';
import { addTokens } from './commands/tokens';
import { addUnfreeze } from './commands/unfreeze';
import { addVerify } from './commands/verify';
import { addVersions } from './commands/versions';
import { exitCodeOf, exitCodeHelp } from './exit-codes';
import { inputFaults } from './input-errors';
import { readSettings } from './settings';
import { ReleaseError } from './store/errors';

/** In the order of `release --help`. */
const commands = [
  addInit,
  addNew,
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
    .option('--by <name>', 'who acts, for the history', settings.user)
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
  // Commander has printed its own message already.
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
