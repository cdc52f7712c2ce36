import type { OptionSlots } from '../../availability';

/** Experiences of one block: their keys without so many of the last bits. Triggers of the database count on it. */
export const blockBits = 12;

/** What the listing filters and sorts by, a value for each experience of a block in the order of their keys. */
export interface BlockColumns {
  readonly keys: readonly number[];
  readonly prices: readonly number[];
  readonly ranks: readonly number[];
  /** Days since any. */
  readonly added: readonly number[];
  readonly ratings: readonly (number | null)[];
  readonly destinations: readonly number[];
  readonly stay_types: readonly (number | null)[];
  readonly durations: readonly number[];
  readonly activities: readonly (readonly number[])[];
  readonly themes: readonly (readonly number[])[];
}

/** Choices by row: rows with the same ones share a code. */
export interface Choices {
  readonly codes: Uint16Array;
  /** By code. */
  readonly sets: readonly (readonly number[])[];
}

/** A block as small as it gets: some 75 bytes an experience. */
export interface Block {
  readonly keys: Int32Array;
  readonly prices: Int32Array;
  readonly ranks: Int16Array;
  readonly added: Int32Array;
  /** -1: not rated. */
  readonly ratings: Float64Array;
  readonly choices: Readonly<Record<ChoiceName, Choices>>;
  readonly options: OptionSlots;
}

export const choiceNames = ['destinations', 'activities', 'themes', 'stay_types', 'durations'] as const;
type ChoiceName = (typeof choiceNames)[number];

function toChoices(rows: readonly (readonly number[])[]): Choices {
  const known = new Map<string, number>();
  const sets: (readonly number[])[] = [];
  const codes = Uint16Array.from(rows, (set) => {
    const text = set.join();
    const code = known.get(text) ?? sets.push(set) - 1;
    known.set(text, code);
    return code;
  });
  return { codes, sets };
}

const alone = (keys: readonly (number | null)[]) => keys.map((key) => (key === null ? [] : [key]));

export function toBlock(columns: BlockColumns, options: OptionSlots): Block {
  return {
    keys: new Int32Array(columns.keys),
    prices: new Int32Array(columns.prices),
    ranks: new Int16Array(columns.ranks),
    added: new Int32Array(columns.added),
    ratings: Float64Array.from(columns.ratings, (rating) => rating ?? -1),
    choices: {
      destinations: toChoices(alone(columns.destinations)),
      activities: toChoices(columns.activities),
      themes: toChoices(columns.themes),
      stay_types: toChoices(alone(columns.stay_types)),
      durations: toChoices(alone(columns.durations)),
    },
    options,
  };
}
