import { parseArgs } from 'node:util';

/** Stages of `npm test`, in the order in which they run. */
export const stageNames = ['build', 'static', 'embedded', 'unit', 'api', 'commands', 'e2e'] as const;
export type StageName = (typeof stageNames)[number];

/** Stages that `--repeat` runs again. */
export const repeatedStages: readonly StageName[] = ['embedded', 'unit', 'api', 'commands', 'e2e'];

export interface TestOptions {
  /** Seed of the test order; undefined for the default order. Round n of a repeated run uses seed + n - 1. */
  readonly seed: number | undefined;
  /** Number of rounds of the stages that run tests. */
  readonly repeat: number;
  readonly stages: readonly StageName[];
}

function wholeNumber(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${option} takes a whole number, not "${value}".`);
  return Number(value);
}

function chosenStages(list: string | undefined): readonly StageName[] {
  if (list === undefined) return stageNames;
  const chosen = list.split(',');
  const unknown = chosen.find((name) => !stageNames.some((stage) => stage === name));
  if (unknown !== undefined)
    throw new Error(`--only takes stages (${stageNames.join(', ')}), separated by commas, not "${unknown}".`);
  return stageNames.filter((stage) => chosen.includes(stage));
}

/**
 * Parses the arguments of `npm test`.
 * @param newSeed seed of a shuffled run that names none
 * @throws Error for unknown options and malformed values
 */
export function parseTestOptions(
  args: readonly string[],
  newSeed: () => number = () => Math.floor(Math.random() * 1e9),
): TestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      shuffle: { type: 'boolean', default: false },
      seed: { type: 'string' },
      repeat: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  });
  const repeat = wholeNumber('repeat', values.repeat);
  if (repeat === 0) throw new Error('--repeat takes a number of at least 1.');
  const seed = values.seed === undefined ? undefined : wholeNumber('seed', values.seed);
  return {
    seed: seed ?? (values.shuffle ? newSeed() : undefined),
    repeat,
    stages: chosenStages(values.only),
  };
}
