import * as z from 'zod';
import { Percent } from '../../channels/channel';

/** Shares of the visitors that a rollout goes through; the last one is everybody. */
export const RolloutSteps = z
  .array(Percent)
  .max(20)
  .refine(
    (steps) =>
      steps.length > 1 && steps.at(-1) === 100 && steps.every((step, i) => step > (steps[i - 1] ?? 0)),
    'must be shares that grow and end with 100, such as 5,25,50,100',
  );

/** How stepwise rollouts of a site go on, `releases.rollout` of its root `package.json`. */
export const RolloutPolicy = z.strictObject({
  steps: RolloutSteps.default([5, 25, 50, 100]),
  /** How long a step takes at least. */
  minutes: z.number().positive().max(1440).default(5),
  /** How many renders of the candidate a step takes at least; those of the last 15 minutes count. */
  renders: z.int().gte(1).default(100),
  /** After how long a step that has too little to be judged by is paused. */
  patienceMinutes: z.number().positive().default(60),
});
export type RolloutPolicy = z.infer<typeof RolloutPolicy>;

export const defaultRolloutPolicy: RolloutPolicy = RolloutPolicy.parse({});
