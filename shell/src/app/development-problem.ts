import * as z from 'zod/mini';

/** A browser's report of a failure, before its location in the sources is known. */
export const BrowserProblem = z.object({
  kind: z.enum(['browser', 'hydration']),
  message: z.string().check(z.maxLength(20_000)),
  /** Stack of the error, with the component stack. */
  stack: z.string().check(z.maxLength(100_000)),
});
export type BrowserProblem = z.infer<typeof BrowserProblem>;

/** Reports that a remote was built from changed sources. */
export const FinishedBuild = z.object({
  remote: z.string().check(z.maxLength(80)),
  /** Cause of a failed build; absent after a success. */
  fault: z.optional(z.string().check(z.maxLength(20_000))),
  location: z.optional(z.string().check(z.maxLength(500))),
});
export type FinishedBuild = z.infer<typeof FinishedBuild>;

/** Path to which browsers report failures in development. */
export const developmentProblemsPath = '/development/problems';
