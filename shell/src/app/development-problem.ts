import * as z from 'zod/mini';

/** Something that does not work in a build from sources: shown over the page, and in the terminal of `npm run dev`. */
export const DevelopmentProblem = z.object({
  kind: z.enum(['build', 'server', 'browser', 'hydration']),
  remote: z.string().check(z.maxLength(80)),
  message: z.string().check(z.maxLength(20_000)),
  /** File and line in the sources, where they are known: `mfe-header/src/Header/Header.tsx:12`. */
  location: z.optional(z.string()),
});
export type DevelopmentProblem = z.infer<typeof DevelopmentProblem>;

/** What happened to the remote, after its name. */
export const problemTitles: Readonly<Record<DevelopmentProblem['kind'], string>> = {
  build: 'does not build',
  server: 'failed on the server',
  browser: 'failed in the browser',
  hydration: 'was rendered differently in the browser',
};

/** A failure in a browser as it is reported, before it is known where in the sources it is. */
export const BrowserProblem = z.object({
  kind: z.enum(['browser', 'hydration']),
  message: z.string().check(z.maxLength(20_000)),
  /** Of the error, and of the components that it was thrown in. */
  stack: z.string().check(z.maxLength(100_000)),
});
export type BrowserProblem = z.infer<typeof BrowserProblem>;

/** A remote was built from changed sources. */
export const FinishedBuild = z.object({
  remote: z.string().check(z.maxLength(80)),
  /** Why it failed; absent when it did not. */
  fault: z.optional(z.string().check(z.maxLength(20_000))),
  location: z.optional(z.string().check(z.maxLength(500))),
});
export type FinishedBuild = z.infer<typeof FinishedBuild>;

/** Stream of builds that go live, and of the problems that there are (event `problems`). */
export const developmentBuildsPath = '/development/builds';

/** Where browsers report failures. */
export const developmentProblemsPath = '/development/problems';
