import { type ChannelAction, describeResult, MoveRequest, parseInput } from '@kaadu/release-core';
import { describeServedBy, waitUntilServed } from '../../control/served-by';
import type { Context } from '../context';

/** Carries out an action on the channel and prints the result and, after a change of versions, the shells' confirmation. */
export async function moveChannel(context: Context, move: ChannelAction, reason: string): Promise<void> {
  const { channel, dryRun } = context.options;
  const request = parseInput(MoveRequest, { move, reason, dryRun }, 'The command');
  const control = await context.control();
  const result = await control.move(channel, request);
  const isLive = 'after' in result && result.changed && !dryRun;
  const servedBy = isLive ? await waitUntilServed(control, channel, result.revision) : undefined;
  const text = describeResult(result);
  if (servedBy) context.print({ ...result, servedBy }, `${text}\n${describeServedBy(servedBy)}`);
  else context.print(result, text);
}
