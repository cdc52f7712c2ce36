import * as z from 'zod';

/** URLs of the monolith's browser files that a page needs. */
const Files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
export type Files = z.infer<typeof Files>;

/** Settings of the monolith's server, as JSON in the environment variable `TWIN_SETTINGS`. */
export const MonolithSettings = z.object({
  port: z.number(),
  siteUrl: z.string(),
  apiUrl: z.string(),
  routes: z.array(
    z.object({
      path: z.string(),
      remote: z.string(),
      expose: z.string(),
      layout: z.string(),
      isPrivate: z.boolean().optional(),
    }),
  ),
  /** Folder of the browser build. */
  webFolder: z.string(),
  shared: Files,
  /** Files by expose, such as `./home`. */
  pages: z.record(z.string(), Files),
});
export type MonolithSettings = z.infer<typeof MonolithSettings>;
