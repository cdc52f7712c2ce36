import { join } from 'node:path';
import { readBuilt } from '@kaadu/release-core';
import { runGate } from '@kaadu/release-core/gate';
import { remoteFolder } from '@kaadu/release-core/project';
import type { Command } from 'commander';
import type { Context } from '../context';
import { gateChecks, withGateOptions, withGateProgress, withNotes, type GateOptions } from './gate-options';

export function addVerify(program: Command, context: Context): void {
  withGateOptions(
    program.command('verify <remote>').description('run the gate on the built release without publishing it'),
  ).action(async (remote: string, options: GateOptions) => {
    const built = await readBuilt(join(await remoteFolder(context.settings.root, remote), 'dist'));
    const control = await context.control();
    const liveContext = await control.liveContext(context.options.channel, remote);
    const checks = await gateChecks(context, remote, options);
    const { notes } = await withGateProgress((listener) =>
      runGate({ ...built, ...liveContext }, checks, listener),
    );
    const passed = checks.map(({ name }) => name);
    const { version } = built.release;
    context.print({ remote, version, passed, notes }, withNotes(`Passed: ${passed.join(', ')}.`, notes));
  });
}
