import type { TripDates } from '@kaadu/travel-ui/trip';
import { addDays, isoWeekday, type IsoDate } from '@kaadu/ui/dates';

const friday = 5;
const saturday = 6;

/**
 * Returns the dates of this weekend and the next, Friday to Sunday. On a Saturday, this one starts today. A Sunday
 * belongs to the week after it.
 */
export function nextWeekends(today: IsoDate): readonly [TripDates, TripDates] {
  const weekday = isoWeekday(today) % 7;
  const start = addDays(today, friday - weekday);
  return [
    { from: weekday === saturday ? today : start, to: addDays(start, 2) },
    { from: addDays(start, 7), to: addDays(start, 9) },
  ];
}
