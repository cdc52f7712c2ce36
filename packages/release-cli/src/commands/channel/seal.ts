import { describeResult, seal } from '@kaadu/release-core';
import type { Command } from 'commander';
import { parseWholeNumber } from '../arguments';
import type { Context } from '../context';
import { moveChannel } from './move-channel';

interface SealOptions {
  readonly reason: string;
  readonly accept?: string;
}

export function addSeal(program: Command, context: Context): void {
  program
    .command('seal')
    .description(
      "confirm the channel's state with a new entry, signed with the current key; nothing else changes",
    )
    .option('--reason <text>', 'reason, for the history', 'sealed')
    .option(
      '--accept <revision>',
      'confirm this newest state although its signature is not accepted: check it first',
    )
    .action(async ({ reason, accept }: SealOptions) => {
      if (accept === undefined) return moveChannel(context, { action: 'seal' }, reason);
      return sealUntrusted(context, parseWholeNumber(accept, '--accept'), reason);
    });
}

/** Seals on the store itself: the service does not decide which states are accepted. */
async function sealUntrusted(context: Context, revision: number, reason: string): Promise<void> {
  const { channel, by, dryRun } = context.options;
  const trust = await context.channelTrust();
  const store = await context.store({
    ...trust,
    channelRefusal: (name, state) =>
      state.revision <= revision ? undefined : trust.channelRefusal(name, state),
  });
  const result = await seal(store, { channel, by, reason, dryRun, expectedRevision: revision });
  context.print(result, describeResult(result));
}
