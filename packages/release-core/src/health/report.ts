import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';
import { ChannelName, Revision } from '../channels/channel';

/** Upper bounds of the histogram of render times, in milliseconds; a last bucket counts what takes longer. */
export const latencyBounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const Count = z.int().gte(0).lte(1e9);
/** A count that reports of older shells do not contain. */
const NewerCount = Count.default(0);

/** What happened with one version of one remote since the last report. */
export const VersionCounts = z.strictObject({
  remote: RemoteName,
  version: Version,
  /** Attempts to load it and render it on trial, and how many of them failed. */
  loads: Count,
  loadErrors: Count,
  /** Renders of its slots and pages for visitors, and how many of them threw or timed out. */
  renders: Count,
  renderErrors: Count,
  /** How often it stopped a render worker: the worker ended, or ran out of time or memory, while its code ran. */
  crashes: NewerCount,
  /** Unhandled rejections and uncaught errors of its code outside of a render. */
  faults: NewerCount,
  /** Renders in which its code kept the thread busy for more than 100 ms. */
  busyRenders: NewerCount,
  /** Loaders of its slots and pages that were not done within their budget although no call of the API failed. */
  lateLoads: NewerCount,
  /** Documents sent to visitors that contain it, and how many of them a browser reported because it threw or failed to hydrate. */
  pageViews: NewerCount,
  browserErrors: NewerCount,
  /** Histogram of render times: one count for each bound, and one for what took longer. */
  latency: z.array(Count).length(latencyBounds.length + 1),
});
export type VersionCounts = z.infer<typeof VersionCounts>;

/** What a shell sends to the control-plane service every second: counts since its last report, not totals. */
export const HealthReport = z.strictObject({
  /** Name of the process, stable while it runs. */
  shell: z.string().regex(/^[\w.:-]{1,80}$/),
  channel: ChannelName,
  /** The channel's revision that the shell serves. */
  revision: Revision,
  /** The newest revision of which it serves every version; absent in reports of older shells. */
  served: Revision.optional(),
  /** Version of the contract that the shell was built with; absent in reports of older shells. */
  contract: z.string().max(40).optional(),
  versions: z.array(VersionCounts).max(64),
});
export type HealthReport = z.infer<typeof HealthReport>;

/** Index of the bucket of `latency` that a render of this many milliseconds belongs to. */
export function latencyBucket(milliseconds: number): number {
  const index = latencyBounds.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? latencyBounds.length : index;
}
