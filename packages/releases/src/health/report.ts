import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';
import { ChannelName } from '../store/channel';

/** Upper bounds, in milliseconds, of the classes that render times are counted in; the last class has none. */
export const latencyBounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const Count = z.int().gte(0).lte(1e9);

/** What happened with one version of one remote since the last report. */
export const VersionCounts = z.strictObject({
  remote: RemoteName,
  version: Version,
  /** Attempts to load and render it on trial, and how many failed. */
  loads: Count,
  loadErrors: Count,
  /** Slots and pages of it that were rendered for visitors, and how many threw or were given up. */
  renders: Count,
  renderErrors: Count,
  /** Renders by how long they took: one count for each bound, and one for what took longer. */
  latency: z.array(Count).length(latencyBounds.length + 1),
});
export type VersionCounts = z.infer<typeof VersionCounts>;

/** What a shell tells the control-plane service, every few seconds: counts since its last report, never totals. */
export const HealthReport = z.strictObject({
  /** Name of the process, stable while it runs. */
  shell: z.string().regex(/^[\w.:-]{1,80}$/),
  channel: ChannelName,
  /** The channel's revision that the shell serves. */
  revision: z.int().gte(0),
  versions: z.array(VersionCounts).max(64),
});
export type HealthReport = z.infer<typeof HealthReport>;

/** The class of `latency` that a render of so many milliseconds counts in. */
export function latencyClass(milliseconds: number): number {
  const index = latencyBounds.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? latencyBounds.length : index;
}
