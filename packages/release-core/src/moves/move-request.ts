import * as z from 'zod';
import { Revision } from '../channels/channel';
import { ChannelAction } from './channel-action';

/** Change to a channel with its reason, as sent over HTTP. */
export const MoveRequest = z.strictObject({
  move: ChannelAction,
  reason: z.string().trim().min(1).max(500),
  dryRun: z.boolean().optional(),
  expectedRevision: Revision.optional(),
});
export type MoveRequest = z.infer<typeof MoveRequest>;
