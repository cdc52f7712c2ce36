import * as z from 'zod';

/** What a trial's process is given, on its standard input. */
export const TrialJob = z.object({
  module: z.string(),
  folder: z.string(),
  /** Where the other releases are: a store, or the control-plane service. */
  published: z.union([
    z.object({ store: z.string() }),
    z.object({ service: z.object({ url: z.string(), token: z.string() }) }),
  ]),
  root: z.string(),
  smoke: z.boolean(),
  candidate: z.object({ name: z.string(), version: z.string() }),
  versions: z.record(z.string(), z.string()),
});
export type TrialJob = z.infer<typeof TrialJob>;

const TrialPart = z.enum(['trial', 'smoke']);
export type TrialPart = z.infer<typeof TrialPart>;
const Outcome = z.object({
  part: TrialPart,
  outcome: z.enum(['passed', 'failed', 'impossible']),
  reason: z.string().optional(),
});
/** What became of a part of a trial. */
export type TrialOutcome = Pick<z.infer<typeof Outcome>, 'outcome' | 'reason'>;
/** What it tells its parent. */
export const TrialMessage = z.union([Outcome, z.object({ note: z.string() })]);
export type TrialMessage = z.infer<typeof TrialMessage>;
