import { type ChannelAction, describeResult, MoveRequest, parseInput } from '@kaadu/release-core';
import { describeServedBy, waitUntilServed } from '../../control/served-by';
import type { Context } from '../context';

const notConfirmed =
  'Each shell serves it once it has checked it. Without a release service, this command does not see when.';

/** Carries out an action on the channel and prints the result and, after a change of versions, the shells' confirmation. */
export async function moveChannel(context: Context, move: ChannelAction, reason: string): Promise<void> {
  const { channel, dryRun } = context.options;
  const request = parseInput(MoveRequest, { move, reason, dryRun }, 'The command');
  const control = await context.control();
  const result = await control.move(channel, request);
  const isMoved = 'after' in result && result.changed && !dryRun;
  const servedBy = isMoved ? await waitUntilServed(control, channel, result.revision) : undefined;
  const text = describeResult(result);
  if (servedBy) context.print({ ...result, servedBy }, `${text}\n${describeServedBy(servedBy)}`);
  else context.print(result, isMoved ? `${text}\n${notConfirmed}` : text);
}
