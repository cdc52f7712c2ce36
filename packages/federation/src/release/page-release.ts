import * as z from 'zod/mini';

/**
 * Data with which the browser loads and verifies one remote of the page's release set. Chunk URLs are
 * relative to the URL of the entry.
 */
export const PageRemote = z.object({
  version: z.string(),
  entry: z.string(),
  integrity: z.string(),
  global: z.string(),
  /** Type of the entry: an ES module, or a classic script if absent. */
  type: z.optional(z.literal('module')),
  /**
   * Whether the release has no server build. The document contains the fallbacks of its slots, and the
   * browser mounts them.
   */
  isClientRendered: z.optional(z.literal(true)),
});
export type PageRemote = z.infer<typeof PageRemote>;

/** Release set of a page, by remote name. */
export const PageReleaseSet = z.record(z.string(), PageRemote);
export type PageReleaseSet = z.infer<typeof PageReleaseSet>;
