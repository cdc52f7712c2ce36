import * as z from 'zod';
import { ReleaseLocation } from '../control/release-location';

/** Input of the smoke-test process, as JSON on its standard input. */
export const TrialJob = z.object({
  module: z.string(),
  folder: z.string(),
  /** Location of the other releases. */
  location: ReleaseLocation,
  root: z.string(),
  smoke: z.boolean(),
  candidate: z.object({ name: z.string(), version: z.string() }),
  versions: z.record(z.string(), z.string()),
  /** Stable version of the candidate's remote. */
  current: z.string().optional(),
});
export type TrialJob = z.infer<typeof TrialJob>;

const TrialPart = z.enum(['trial', 'smoke']);
export type TrialPart = z.infer<typeof TrialPart>;

const Outcome = z.object({
  part: TrialPart,
  outcome: z.enum(['passed', 'failed', 'unavailable']),
  reason: z.string().optional(),
});
/** Outcome of one part of a smoke test. */
export type TrialOutcome = Pick<z.infer<typeof Outcome>, 'outcome' | 'reason'>;

/** Message from the smoke-test process to its parent. */
export const TrialMessage = z.union([Outcome, z.object({ note: z.string() })]);
export type TrialMessage = z.infer<typeof TrialMessage>;
