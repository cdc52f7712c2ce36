import { parseInput } from '../input-errors';
import type { ChannelAction } from '../moves/channel-action';
import { describeResult } from '../moves/describe-move';
import { MoveRequest } from '../moves/move-request';
import type { Context } from './context';

/** Carries out an action on the channel and prints the result. */
export async function moveChannel(context: Context, move: ChannelAction, reason: string): Promise<void> {
  const { channel, dryRun } = context.options;
  const request = parseInput(MoveRequest, { move, reason, dryRun }, 'The command');
  const control = await context.control();
  const result = await control.move(channel, request);
  context.print(result, describeResult(result));
}
