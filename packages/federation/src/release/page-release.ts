import * as z from 'zod/mini';

/**
 * What a page tells the browser about one remote of its release set, so that it can load and verify it. Chunks are
 * resolved relative to the URL of the entry.
 */
export const PageRemote = z.object({
  version: z.string(),
  entry: z.string(),
  integrity: z.string(),
  global: z.string(),
  /** The entry is an ES module; absent: a classic script. */
  type: z.optional(z.literal('module')),
  /** The release has no server build: the document has the fallback of its slots, and the browser mounts them. */
  isClientRendered: z.optional(z.literal(true)),
});
export type PageRemote = z.infer<typeof PageRemote>;

/** The release set of a page, by name of the remote. */
export const PageReleaseSet = z.record(z.string(), PageRemote);
export type PageReleaseSet = z.infer<typeof PageReleaseSet>;
