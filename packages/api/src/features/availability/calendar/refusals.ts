import { AppError } from '../../../platform/errors/app-error';
import type { DayRange } from './day-ranges';
import { rangeText } from './day-ranges';

const linesShown = 12;

/** Shortens a list of lines: the first ones, and the number of the others. */
function shorten(lines: readonly string[]): string[] {
  const rest = lines.length - linesShown;
  return rest > 0 ? [...lines.slice(0, linesShown), `and ${rest} more`] : [...lines];
}

/** Thrown when a concurrent change invalidates an edit; nothing was changed. @param lines current state */
export class ChangedSince extends AppError {
  constructor(lines: readonly string[] = []) {
    super(
      'conflict',
      'Someone else has changed this since you saw it. Nothing was changed; please look again.',
      {
        errors: { days: shorten(lines) },
      },
    );
  }
}

/** Thrown when fewer units are set than are held and sold; nothing was changed. */
export class BelowSold extends AppError {
  /** @param days held and sold units by day */
  constructor(days: readonly DayRange<{ readonly held: number; readonly sold: number }>[]) {
    super('conflict', 'More than that is held and sold on some of the days. Nothing was changed.', {
      errors: {
        days: shorten(
          days.map(({ from, to, value }) => `${rangeText(from, to)}: ${value.held} held, ${value.sold} sold`),
        ),
      },
    });
  }
}
