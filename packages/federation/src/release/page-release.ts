import * as z from 'zod/mini';

/**
 * What a page tells the browser about one remote of its release set: enough to load and verify it. `base` is the
 * URL folder of the release; the entry's own paths are relative to it.
 */
export const PageRemote = z.object({
  version: z.string(),
  entry: z.string(),
  integrity: z.string(),
  global: z.string(),
});
export type PageRemote = z.infer<typeof PageRemote>;

/** Remote name → where its version of this page is. */
export const PageReleaseSet = z.record(z.string(), PageRemote);
export type PageReleaseSet = z.infer<typeof PageReleaseSet>;
