import * as z from 'zod';
import { ChannelAction } from './channel-action';

/** A change to a channel with its reason, as sent over HTTP. */
export const MoveRequest = z.strictObject({
  move: ChannelAction,
  reason: z.string().trim().min(1).max(500),
  dryRun: z.boolean().optional(),
  expectedRevision: z.int().gte(0).optional(),
});
export type MoveRequest = z.infer<typeof MoveRequest>;
