import { AppError } from '../../../platform/errors/app-error';
import type { DayRange } from './day-ranges';
import { rangeText } from './day-ranges';

const linesShown = 12;

/** Lines for the caller; of many the first ones and how many more there are. */
function shorten(lines: readonly string[]): string[] {
  const rest = lines.length - linesShown;
  return rest > 0 ? [...lines.slice(0, linesShown), `and ${rest} more`] : [...lines];
}

/** Something else has changed what an edit is based on; nothing was changed. @param lines what it is now */
export class ChangedSince extends AppError {
  constructor(lines: readonly string[] = []) {
    super('conflict', 'Somebody has changed this since you saw it. Nothing was changed; please look again.', {
      errors: { days: shorten(lines) },
    });
  }
}

/** Fewer than are held and sold; nothing was changed. */
export class BelowSold extends AppError {
  /** @param days what is held and sold on them */
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
