import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { RemoteName } from '@kaadu/federation/release';
import { parseInput, readBuilt, signRelease } from '@kaadu/release-core';
import { remoteFolder } from '@kaadu/release-core/project';
import type { Command } from 'commander';
import type { Context } from '../context';
import { smokeMode, withGateProgress, withNotes, withTrialOptions, type GateOptions } from './gate-options';
import { describePublished } from './publish';

interface ImportCommandOptions extends Omit<GateOptions, 'skipTypes'> {
  readonly remote: string;
  readonly manifest: string;
  readonly server?: string;
  readonly version?: string;
  readonly note: string;
}

export function addImport(program: Command, context: Context): void {
  withTrialOptions(
    program
      .command('import <folder>')
      .description('publish the Module Federation build of another toolchain, through the gate and signed')
      .requiredOption('--remote <name>', 'the remote of this site that the build becomes a version of')
      .option('--manifest <file>', 'its manifest, in the folder', 'mf-manifest.json')
      .option('--server <file>', 'its server build, in the folder: one CommonJS file')
      .option('--version <version>', 'base version; default: the build version of the manifest')
      .option('--note <text>', 'description of the version, for the list of versions', ''),
  ).action(async (folder: string, options: ImportCommandOptions) => {
    const target = await mkdtemp(join(tmpdir(), 'release-import-'));
    try {
      await importAndPublish(context, resolve(folder), target, options);
    } finally {
      await rm(target, { recursive: true, force: true });
    }
  });
}

async function importAndPublish(
  context: Context,
  folder: string,
  target: string,
  options: ImportCommandOptions,
): Promise<void> {
  const { root } = context.settings;
  const remote = parseInput(RemoteName, options.remote, '--remote');
  await remoteFolder(root, remote);
  // Loads the site's own modules, which few commands need.
  const { readSurface } = await import('../../gate/site-surface');
  const { importedChecks } = await import('../../gate/imported-checks');
  const { importBuild } = await import('../../imports/import-build');
  const surface = await readSurface(root);
  const { manifest, server, version, note } = options;
  const site = { remote, version, contract: surface.contract, provides: surface.provides };
  const imported = await importBuild({ folder, manifest, server, ...site }, target);
  const { release, read } = await readBuilt(target);
  const build = { release: signRelease(release, await context.signingKey()), read };
  const checks = await importedChecks({
    root,
    surface,
    folder: target,
    location: context.location,
    trial: !options.skipTrial,
    smoke: smokeMode(context, options),
  });
  const control = await context.control();
  const { channel, dryRun = false } = context.options;
  const { result, notes } = await withGateProgress((listener) =>
    control.publish(build, { channel, note, checks, dryRun, ...listener }),
  );
  const allNotes = [...imported.notes, ...notes];
  context.print({ ...result, notes: allNotes }, withNotes(describePublished(result), allNotes));
}
