import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * A subject of mutation testing: code to mutate and the tests that cover it. All paths are relative to the
 * repository.
 */
export interface MutationTarget {
  /** Files to mutate. A path that ends in a slash is a folder: all its source files, without subfolders. */
  readonly mutate: readonly string[];
  /** Tests that must kill the mutants, as globs. Few and fast, because every mutant loads all of them. */
  readonly tests: readonly string[];
}

const availability = 'packages/api/src/features/availability';
const booking = 'packages/api/src/features/booking';
const catalogue = 'packages/api/src/features/catalogue';
const money = 'packages/api/src/platform/money';
const contracts = 'packages/contracts/src';
const releases = 'packages/release-core/src';

export const targets = {
  pricing: {
    mutate: [
      `${availability}/prices/guest-shares.ts`,
      `${availability}/prices/price-trip.ts`,
      `${catalogue}/cards/option-price.ts`,
      `${money}/india-date.ts`,
      `${money}/tax.ts`,
      `${contracts}/booking/cancellation.ts`,
      `${contracts}/payments/money.ts`,
      `${contracts}/booking/refund-step.ts`,
    ],
    tests: [
      `${availability}/prices/price*.test.ts`,
      `${catalogue}/cards/option-price.test.ts`,
      `${money}/*.test.ts`,
      `${contracts}/booking/cancellation*.test.ts`,
      `${contracts}/payments/money*.test.ts`,
    ],
  },
  inventory: {
    mutate: [
      `${availability}/capacity/assess.ts`,
      `${availability}/capacity/free-units.ts`,
      `${availability}/capacity/rules.ts`,
      `${availability}/trips/trip-search.ts`,
      `${availability}/trips/trip.ts`,
      `${availability}/capacity/units.ts`,
    ],
    tests: [
      `${availability}/capacity/{assess,free-units,rules}.test.ts`,
      `${availability}/trips/trip*.test.ts`,
    ],
  },
  'state-machine': {
    mutate: [`${booking}/lifecycle/state-machine.ts`, `${booking}/lifecycle/transition.ts`],
    tests: [`${booking}/lifecycle/{state-machine,transition}*.test.ts`],
  },
  'release-channels': {
    mutate: [`${releases}/channels/`],
    tests: [`${releases}/{channels,moves}/*.test.ts`, `${releases}/fixed-formats.test.ts`],
  },
  'release-store': {
    mutate: [`${releases}/store/`, `${releases}/store/folder/`],
    tests: [`${releases}/store/*.test.ts`, `${releases}/store/folder/*.test.ts`],
  },
  's3-store': {
    mutate: [`${releases}/store/s3/`],
    tests: [`${releases}/store/s3/s3-{location,objects,store}.test.ts`],
  },
  'release-trust': {
    mutate: [`${releases}/trust/`],
    tests: [`${releases}/trust/*.test.ts`, `${releases}/fixed-formats.test.ts`],
  },
} as const satisfies Record<string, MutationTarget>;

export type TargetName = keyof typeof targets;

export const targetNames = Object.keys(targets) as readonly TargetName[];

export function isTargetName(name: string): name is TargetName {
  return name in targets;
}

/** Lists the source files of a target. */
export function filesOf(root: string, name: TargetName): string[] {
  return targets[name].mutate.flatMap((path) => (path.endsWith('/') ? sourcesIn(root, path) : [path]));
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => posix.join(folder, name));
}
