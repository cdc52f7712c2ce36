import * as z from 'zod';
import { Percent } from '../../channels/channel';

// cspell:ignore patience
const formerName = 'patienceMinutes';
const removedName = 'renders';

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
  (policy) => renameTimeout(removeRenders(policy)),
  z.strictObject({
    steps: RolloutSteps.default([5, 25, 50, 100]),
    /** Minimum duration of a step. Browsers need some of it to report what happened in their pages. */
    minutes: z.number().positive().max(1440).default(1),
    /** Share of the views by which the candidate may fail more often than the stable version: a step shows that it does not. */
    tolerance: z.number().positive().lt(1).default(0.1),
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

/** Ignores the former minimum of renders with a warning. Remove in the next minor release. */
function removeRenders(policy: unknown): unknown {
  if (typeof policy !== 'object' || policy === null || !(removedName in policy)) return policy;
  process.emitWarning(
    `releases.rollout.${removedName} has no effect: a step ends on evidence. Remove it from the root package.json: the next release refuses it.`,
    'DeprecationWarning',
  );
  const { [removedName]: _renders, ...rest } = policy;
  return rest;
}
