import * as z from 'zod/mini';

/** A problem in a build from sources, shown over the page and in the terminal. */
export const DevelopmentProblem = z.object({
  kind: z.enum(['build', 'server', 'browser', 'hydration']),
  remote: z.string().check(z.maxLength(80)),
  message: z.string().check(z.maxLength(20_000)),
  /** File and line in the sources, if known: `hello/panel.tsx:12`. */
  location: z.optional(z.string()),
});
export type DevelopmentProblem = z.infer<typeof DevelopmentProblem>;

/** Titles of problems, to follow the name of the remote. */
export const problemTitles: Readonly<Record<DevelopmentProblem['kind'], string>> = {
  build: 'does not build',
  server: 'failed on the server',
  browser: 'failed in the browser',
  hydration: 'was rendered differently in the browser',
};
