import { describeResult } from '../moves/describe-move';
import type { ChannelAction } from '../moves/channel-action';
import type { Context } from './context';

/** Carries out an action on the channel and prints the result. */
export async function moveChannel(context: Context, move: ChannelAction, reason: string): Promise<void> {
  const { channel, dryRun } = context.options;
  const control = await context.control();
  const result = await control.move(channel, { move, reason, dryRun });
  context.print(result, describeResult(result));
}
