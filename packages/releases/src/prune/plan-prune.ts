import * as z from 'zod';
import type { Channel } from '../store/channel';
import type { Publication } from '../store/publication';

export const PruneWindow = z.strictObject({
  /** Of each channel's past states, how many stay possible to go back to. */
  revisions: z.int().gte(0),
  /** How many of a remote's newest versions stay, live or not. */
  newest: z.int().gte(0),
  /** Milliseconds for which a version stays whatever else holds: it may be on its way to being promoted. */
  graceMs: z.number().gte(0),
});
export type PruneWindow = z.infer<typeof PruneWindow>;

export const defaultWindow: PruneWindow = { revisions: 50, newest: 5, graceMs: 7 * 86_400_000 };

/** Milliseconds after its last write that a publication counts as given up: no upload takes so long. */
export const abandonedMs = 86_400_000;

/** Every version that some channel serves or has served within the window: remote → versions. */
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
 * Which of a remote's versions nobody needs any more.
 * @param published the newest first
 */
export function planPrune(
  published: readonly Publication[],
  needed: ReadonlySet<string>,
  { newest, graceMs }: PruneWindow,
  now: number,
): string[] {
  return published
    .slice(newest)
    .filter(({ version, at }) => !needed.has(version) && now - Date.parse(at) > graceMs)
    .map(({ version }) => version);
}
