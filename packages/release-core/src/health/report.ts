import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';
import { ChannelName, Revision } from '../channels/channel';
import { SignalCounts } from './signals';

/** Upper bounds of the histogram of render times, in milliseconds. A last bucket counts longer renders. */
export const latencyBounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const Count = z.int().gte(0).lte(1e9);
/** Count that is missing from reports of older shells. */
const NewerCount = Count.default(0);

/** Events of one version of one remote since the last report. */
export const VersionCounts = z.strictObject({
  remote: RemoteName,
  version: Version,
  /** Attempts to load it and smoke-test it, and the number that failed. */
  loads: Count,
  loadErrors: Count,
  /** Renders of its slots and pages for visitors, and the number that threw or timed out. */
  renders: Count,
  renderErrors: Count,
  /** Stopped render workers: the worker ended, or ran out of time or memory, while the version's code ran. */
  crashes: NewerCount,
  /** Unhandled rejections and uncaught errors of its code outside of a render. */
  faults: NewerCount,
  /** Renders in which its code blocked the event loop for more than 100 ms. */
  busyRenders: NewerCount,
  /** Loaders of its slots and pages that exceeded their budget although no API call failed. */
  lateLoads: NewerCount,
  /** Documents sent to visitors that contain it, and the number with an error or failed hydration in the browser. */
  pageViews: NewerCount,
  browserErrors: NewerCount,
  /** Views of which browsers reported signals of harm, and the number of these above each bound. */
  measuredViews: NewerCount,
  signals: SignalCounts.default({}),
  /** Histogram of render times: one count for each bound, and one for longer renders. */
  latency: z.array(Count).length(latencyBounds.length + 1),
});
export type VersionCounts = z.infer<typeof VersionCounts>;

/** Report of a shell to the control-plane service, sent every second: counts since the last report, not totals. */
export const HealthReport = z.strictObject({
  /** Name of the process, stable while it runs. */
  shell: z.string().regex(/^[\w.:-]{1,80}$/),
  channel: ChannelName,
  /** Revision of the channel that the shell serves. */
  revision: Revision,
  /** Newest revision of which it serves every version; absent in reports of older shells. */
  served: Revision.optional(),
  /** Version of the contract that the shell was built with; absent in reports of older shells. */
  contract: z.string().max(40).optional(),
  versions: z.array(VersionCounts).max(64),
});
export type HealthReport = z.infer<typeof HealthReport>;

/** Returns the index of the bucket of `latency` for a render of this many milliseconds. */
export function latencyBucket(milliseconds: number): number {
  const index = latencyBounds.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? latencyBounds.length : index;
}
