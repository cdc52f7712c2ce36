import { RemoteName, Signature, Version } from '@kaadu/federation/release';
import * as z from 'zod';

export const ChannelName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and dashes');

/** Share of visitors in percent, above 0 and up to 100, with at most two decimals. */
export const Percent = z
  .number()
  .gt(0)
  .lte(100)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'must have at most two decimals');

/** Upper limit of revisions. No channel changes that often; near the largest safe integer, counting would fail. */
export const maxRevision = 1_000_000_000;

export const Revision = z
  .int()
  .gte(0)
  .lte(
    maxRevision,
    `must be at most ${maxRevision}: no channel has changed that often. Restore it from a backup`,
  );

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Freeze of new versions, with its author, time and reason. */
export const Freeze = z.strictObject({
  by: z.string().max(200),
  reason: z.string().max(500),
  at: z.iso.datetime(),
  /** Set when the author may freeze this remote only. Absent: lifting needs the right for every remote. */
  right: z.literal('this-remote').optional(),
});
export type Freeze = z.infer<typeof Freeze>;

/** The versions of one remote on a channel: the stable one and, for a share of the visitors, a canary. */
export const ChannelRemote = z.strictObject({
  stable: Version,
  canary: z.strictObject({ version: Version, percent: Percent }).optional(),
  /** While set, no new version of this remote may go live; operations can still roll back. */
  frozen: Freeze.optional(),
});
export type ChannelRemote = z.infer<typeof ChannelRemote>;

/** Versions of each remote that a channel serves, with the author, time and reason of the last change. */
export const Channel = z.strictObject({
  /** Grows by one with every change; 0 for a channel that has never been written. */
  revision: Revision,
  remotes: z.record(RemoteName, ChannelRemote),
  /** While set, no new version of any remote may go live; operations can still roll back. */
  frozen: Freeze.optional(),
  by: z.string().max(200),
  reason: z.string().max(500),
  /** Instant, ISO 8601. */
  at: z.iso.datetime(),
  /** Hash of the previous state, and of this one; absent in states that were written before the chain. */
  previous: Hash.optional(),
  hash: Hash.optional(),
  /** Signature of the hash, where the trust list names keys for the channel. */
  signature: Signature.optional(),
});
export type Channel = z.infer<typeof Channel>;

/** Content of a change; the store adds the revision and the time. */
export type ChannelChange = Pick<Channel, 'remotes' | 'frozen' | 'by' | 'reason'>;

export const emptyChannel: Channel = {
  revision: 0,
  remotes: {},
  by: '',
  reason: '',
  at: new Date(0).toISOString(),
};
