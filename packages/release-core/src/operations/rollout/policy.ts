import * as z from 'zod';
import { Percent } from '../../channels/channel';

// cspell:ignore patience
const formerName = 'patienceMinutes';

/** Shares of the visitors in the steps of a rollout; the last one is 100. */
export const RolloutSteps = z
  .array(Percent)
  .max(20)
  .refine(
    (steps) =>
      steps.length > 1 && steps.at(-1) === 100 && steps.every((step, i) => step > (steps[i - 1] ?? 0)),
    'must be shares that grow and end with 100, such as 5,25,50,100',
  );

/** Policy of a site's stepwise rollouts, `releases.rollout` of its root `package.json`. */
export const RolloutPolicy = z.preprocess(
  renameTimeout,
  z.strictObject({
    steps: RolloutSteps.default([5, 25, 50, 100]),
    /** Minimum duration of a step. */
    minutes: z.number().positive().max(1440).default(5),
    /** Minimum number of renders of the candidate in a step, counted over the last 15 minutes. */
    renders: z.int().gte(1).default(100),
    /** Time after which a step without enough evidence is paused. */
    timeoutMinutes: z.number().positive().default(60),
  }),
);
export type RolloutPolicy = z.infer<typeof RolloutPolicy>;

export const defaultRolloutPolicy: RolloutPolicy = RolloutPolicy.parse({});

/** Accepts the former name of `timeoutMinutes` with a warning. Remove in the next minor release. */
function renameTimeout(policy: unknown): unknown {
  if (typeof policy !== 'object' || policy === null || !(formerName in policy)) return policy;
  process.emitWarning(
    `releases.rollout.${formerName} was renamed to timeoutMinutes. Rename it in the root package.json: the next release refuses the old name.`,
    'DeprecationWarning',
  );
  const { [formerName]: timeoutMinutes, ...rest } = policy;
  return { timeoutMinutes, ...rest };
}
