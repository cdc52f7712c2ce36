import { Command } from 'commander';
import { Context } from './commands/context';
import { addKeyCommands } from './commands/keys';
import { addLookingCommands } from './commands/looking';
import { addMaintainingCommands } from './commands/maintaining';
import { addMovingCommands } from './commands/moving';
import { addPublishingCommands } from './commands/publishing';
import { addServingCommands } from './commands/serving';
import { exitCodeOf, exitCodeHelp } from './exit-codes';
import { readSettings } from './settings';
import { messageOf, ReleaseError } from './store/errors';

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const program = new Command('release')
    .description('Build, publish and promote versions of remotes; roll them back.')
    .option('--store <place>', 'the release store: a folder or s3://bucket/prefix', settings.store)
    .option('--channel <name>', 'the channel to read or move', 'production')
    .option('--by <name>', 'who does it, for the history', settings.user)
    .option('--dry-run', 'say what would happen and change nothing')
    .option('--json', 'print one JSON value, for machines')
    .addHelpText('after', exitCodeHelp)
    .exitOverride();
  const context = new Context(program, settings);
  addPublishingCommands(program, context);
  addMovingCommands(program, context);
  addLookingCommands(program, context);
  addKeyCommands(program, context);
  addMaintainingCommands(program, context);
  addServingCommands(program, context);
  await program.parseAsync();
}

main().catch((error: unknown) => {
  process.exitCode = exitCodeOf(error);
  if (error instanceof Error && 'exitCode' in error) return;
  const code = error instanceof ReleaseError ? error.code : 'failed';
  process.stderr.write(
    process.argv.includes('--json')
      ? `${JSON.stringify({ error: code, message: messageOf(error) })}\n`
      : `release: ${messageOf(error)}\n`,
  );
});
