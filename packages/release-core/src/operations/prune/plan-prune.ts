import { isDevelopmentVersion } from '@kaadu/federation/release';
import * as z from 'zod';
import type { Channel } from '../../channels/channel';
import type { Publication } from '../../store/publication';

export const PruneWindow = z.strictObject({
  /** Number of past states of each channel that stay available for a rollback. */
  revisions: z.int().gte(0),
  /** Number of newest releases of a remote to keep, live or not. */
  newest: z.int().gte(0),
  /** Minimum age of a removable version, in milliseconds: a newer one may be about to be promoted. */
  graceMs: z.number().gte(0),
});
export type PruneWindow = z.infer<typeof PruneWindow>;

export const defaultWindow: PruneWindow = { revisions: 50, newest: 5, graceMs: 7 * 86_400_000 };

/** Milliseconds after its last write at which a publication counts as abandoned. No upload takes that long. */
export const abandonedAfterMs = 86_400_000;

/** Returns the versions that any of these channel states serves, by remote. */
export function neededVersions(channels: readonly (readonly Channel[])[]): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const { remotes } of channels.flat()) {
    for (const [remote, { stable, canary }] of Object.entries(remotes)) {
      const versions = needed.get(remote) ?? new Set();
      needed.set(remote, versions.add(stable));
      if (canary) versions.add(canary.version);
    }
  }
  return needed;
}

/**
 * Returns the versions of a remote that are no longer needed.
 * @param published newest first
 */
export function planPrune(
  published: readonly Publication[],
  needed: ReadonlySet<string>,
  { newest, graceMs }: PruneWindow,
  now: number,
): string[] {
  const releases = published.filter(({ version }) => !isDevelopmentVersion(version));
  const kept = new Set(releases.slice(0, newest).map(({ version }) => version));
  return published
    .filter(({ version, at }) => !kept.has(version) && !needed.has(version) && now - Date.parse(at) > graceMs)
    .map(({ version }) => version);
}
