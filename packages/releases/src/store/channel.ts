import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';

export const ChannelName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and dashes');

/** Which version of each remote a channel serves, and who moved it last, when and why. */
export const Channel = z.strictObject({
  /** Grows by one with every change; 0 is the empty channel that nobody has written yet. */
  revision: z.int().gte(0),
  remotes: z.record(RemoteName, z.strictObject({ stable: Version })),
  by: z.string().max(200),
  reason: z.string().max(500),
  /** Instant, ISO 8601. */
  at: z.iso.datetime(),
});
export type Channel = z.infer<typeof Channel>;

/** What a change says; the store adds the revision and the time. */
export type ChannelChange = Pick<Channel, 'remotes' | 'by' | 'reason'>;

export const emptyChannel: Channel = {
  revision: 0,
  remotes: {},
  by: '',
  reason: '',
  at: new Date(0).toISOString(),
};
