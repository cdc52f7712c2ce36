import { PageReleaseSet } from '@kaadu/federation/release';
import * as z from 'zod/mini';

/** Default layout, which a document need not name. */
export const defaultLayout = 'default';

/** State that the server writes into the page for the browser. */
export const PageState = z.object({
  /** Changes with every new shell build and release set (§1: update check). */
  build: z.string(),
  releases: PageReleaseSet,
  routes: z.array(
    z.object({
      path: z.string(),
      remote: z.string(),
      expose: z.string(),
      layout: z._default(z.string(), defaultLayout),
      isPrivate: z.optional(z.boolean()),
    }),
  ),
  /** Exposes in the document's language, by remote. Absent from documents in English. */
  translated: z.optional(z.record(z.string(), z.array(z.string()))),
  origins: z.object({
    siteUrl: z.string(),
    apiUrl: z.string(),
    chatUrl: z.optional(z.string()),
    countryLookupUrl: z.optional(z.string()),
    analyticsTagUrl: z.optional(z.string()),
  }),
  /** Loader results of the matched routes, by route id. */
  loaderData: z.record(z.string(), z.unknown()),
});
export type PageState = z.infer<typeof PageState>;

/** Id of the element that contains the state. */
export const pageStateId = 'page-state';
