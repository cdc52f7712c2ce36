import type fc from 'fast-check';
import type { Model, ModelBooking } from './model';
import { compare, type Real, type RealBooking } from './real';

type Command = fc.AsyncCommand<Model, Real>;
/** Performs an operation. @returns the status of the response */
type Operation = () => Promise<number>;

/**
 * Performs an operation. With a crash, it starts, fails at a statement and is repeated: the effect must be as
 * if it had run once, whatever the repetition's response.
 */
export async function carryOut(
  real: Real,
  crashAt: number | null,
  operation: Operation,
  expected: number,
): Promise<void> {
  if (crashAt !== null) {
    await real.crashAt(crashAt, operation);
    expect(await real.violations()).toEqual([]);
    await operation();
  } else expect(await operation()).toBe(expected);
}

interface Step {
  readonly name: string;
  readonly crashAt: number | null;
  /** Runs the step on both. */
  readonly run: (model: Model, real: Real) => Promise<void>;
  readonly check?: (model: Model) => boolean;
}

export function command({ name, crashAt, run, check = () => true }: Step): Command {
  return {
    check,
    async run(model, real) {
      await run(model, real);
      await compare(model, real);
    },
    toString: () => (crashAt === null ? name : `${name} (crash at ${crashAt})`),
  };
}

interface Chosen {
  readonly model: Model;
  readonly real: Real;
  readonly booking: ModelBooking;
  readonly own: RealBooking;
}

/** Creates a step on one of the bookings, if there are any. */
export function withBooking(
  name: string,
  { index, crashAt }: { index: number; crashAt: number | null },
  step: (chosen: Chosen) => { operation: Operation; expected: number; effect: () => void },
): Command {
  return command({
    name: `${name} ${index}`,
    crashAt,
    check: ({ bookings }) => bookings.length > 0,
    async run(model, real) {
      const position = index % model.bookings.length;
      const [booking, own] = [model.bookings[position], real.bookings[position]];
      if (!booking || !own) throw new Error('The model and the API have different bookings');
      const { operation, expected, effect } = step({ model, real, booking, own });
      await carryOut(real, crashAt, operation, expected);
      if (expected === 200) effect();
    },
  });
}
