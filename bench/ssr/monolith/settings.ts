import { remoteNames } from '@kaadu/contracts';
import * as z from 'zod';

/** The files of the monolith's browser build that a page needs, by their addresses. */
const Files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
export type Files = z.infer<typeof Files>;

/** What the monolith's server is started with, as JSON in the environment variable `TWIN_SETTINGS`. */
export const MonolithSettings = z.object({
  port: z.number(),
  siteUrl: z.string(),
  apiUrl: z.string(),
  routes: z.array(
    z.object({
      path: z.string(),
      remote: z.enum(remoteNames),
      expose: z.string(),
      layout: z.string(),
      isPrivate: z.boolean().optional(),
    }),
  ),
  /** Folder of the browser build. */
  webFolder: z.string(),
  shared: Files,
  /** By expose, such as `./home`. */
  pages: z.record(z.string(), Files),
});
export type MonolithSettings = z.infer<typeof MonolithSettings>;
