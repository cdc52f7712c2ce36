import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';

export const ChannelName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and dashes');

/** Share of visitors, in percent with at most two decimals: more than none, at most all. */
export const Percent = z
  .number()
  .gt(0)
  .lte(100)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'has at most two decimals');

/** Who lets nothing new go live, and why. */
export const Freeze = z.strictObject({
  by: z.string().max(200),
  reason: z.string().max(500),
  at: z.iso.datetime(),
});
export type Freeze = z.infer<typeof Freeze>;

/** The versions of one remote on a channel: what everybody gets, and what some get instead. */
export const ChannelRemote = z.strictObject({
  stable: Version,
  canary: z.strictObject({ version: Version, percent: Percent }).optional(),
  /** While it is set nothing new of this remote may go live; going back is always possible. */
  frozen: Freeze.optional(),
});
export type ChannelRemote = z.infer<typeof ChannelRemote>;

/** Which version of each remote a channel serves, and who moved it last, when and why. */
export const Channel = z.strictObject({
  /** Grows by one with every change; 0 is the empty channel that nobody has written yet. */
  revision: z.int().gte(0),
  remotes: z.record(RemoteName, ChannelRemote),
  /** While it is set nothing new of any remote may go live; going back is always possible. */
  frozen: Freeze.optional(),
  by: z.string().max(200),
  reason: z.string().max(500),
  /** Instant, ISO 8601. */
  at: z.iso.datetime(),
});
export type Channel = z.infer<typeof Channel>;

/** What a change says; the store adds the revision and the time. */
export type ChannelChange = Pick<Channel, 'remotes' | 'frozen' | 'by' | 'reason'>;

export const emptyChannel: Channel = {
  revision: 0,
  remotes: {},
  by: '',
  reason: '',
  at: new Date(0).toISOString(),
};
