import * as z from 'zod';
import { ReleaseLocation } from '../control/release-location';

/** The input of the trial process, as JSON on its standard input. */
export const TrialJob = z.object({
  module: z.string(),
  folder: z.string(),
  /** Where the other releases can be read. */
  location: ReleaseLocation,
  root: z.string(),
  smoke: z.boolean(),
  candidate: z.object({ name: z.string(), version: z.string() }),
  versions: z.record(z.string(), z.string()),
  /** The stable version of the candidate's remote. */
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
/** The outcome of one part of a trial. */
export type TrialOutcome = Pick<z.infer<typeof Outcome>, 'outcome' | 'reason'>;

/** What the trial process sends to its parent. */
export const TrialMessage = z.union([Outcome, z.object({ note: z.string() })]);
export type TrialMessage = z.infer<typeof TrialMessage>;
