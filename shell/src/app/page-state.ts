import { remoteNames } from '@kaadu/contracts';
import { PageReleaseSet } from '@kaadu/federation/release';
import * as z from 'zod/mini';

/** The layout of most pages, which a document need not name. */
export const defaultLayout = 'default';

/** What the server writes into the page for the browser to continue from. */
export const PageState = z.object({
  /** Changes whenever the shell or the release set does (§1: update check). */
  build: z.string(),
  releases: PageReleaseSet,
  routes: z.array(
    z.object({
      path: z.string(),
      remote: z.enum(remoteNames),
      expose: z.string(),
      layout: z._default(z.string(), defaultLayout),
      isPrivate: z.optional(z.boolean()),
    }),
  ),
  origins: z.object({
    siteUrl: z.string(),
    apiUrl: z.string(),
    chatUrl: z.optional(z.string()),
    countryLookupUrl: z.optional(z.string()),
    analyticsTagUrl: z.optional(z.string()),
  }),
  /** Results of the matched routes' loaders, by route id. */
  loaderData: z.record(z.string(), z.unknown()),
});
export type PageState = z.infer<typeof PageState>;

/** Id of the element that holds it. */
export const pageStateId = 'page-state';
