import type { OptionSlots } from './option-slots';
import type { ShortCounters, TripAvailability } from './trip-availability';

/** The first place from `start` on whose key is not below `key`, found in steps that double. */
function placeFrom(sorted: Int32Array, key: number, start: number): number {
  let step = 1;
  let low = start;
  while (low + step < sorted.length && (sorted[low + step] ?? 0) < key) {
    low += step;
    step *= 2;
  }
  let high = Math.min(sorted.length, low + step);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Notes the days on which options have too little left of what counters say. */
function noteShortDays(
  shortDays: Int32Array,
  { resources, quantities, users, slotCodes, calendars, codeOf }: OptionSlots,
  { units, days, firstCalendar }: TripAvailability,
  { slot, dayBit, resources: counted, free }: ShortCounters,
): void {
  const code = codeOf.get(slot);
  if (code === undefined) return;
  const last = resources.at(-1) ?? -1;
  let use = 0;
  for (let place = placeFrom(counted, resources[0] ?? 0, 0); place < counted.length; place += 1) {
    const resource = counted[place] ?? 0;
    if (resource > last) return;
    const left = free[place] ?? 0;
    for (use = placeFrom(resources, resource, use); resources[use] === resource; use += 1) {
      const user = users[use] ?? 0;
      const calendar = (calendars[user] ?? 0) - firstCalendar;
      const isOpen = slotCodes[user] === code && ((days[calendar] ?? 0) & dayBit) !== 0;
      if (isOpen && left < (quantities[use] ?? 0) * (units[calendar] ?? 0))
        shortDays[user] = (shortDays[user] ?? 0) | dayBit;
    }
  }
}

/**
 * Which experiences have an option that a party can book on its dates: 1 for each that has.
 * @param size number of experiences that the options were read for
 */
export function bookableRows(options: OptionSlots, size: number, trip: TripAvailability): Uint8Array {
  const { rows, calendars } = options;
  const { units, isStay, days, firstCalendar, counters } = trip;
  const shortDays = new Int32Array(rows.length);
  for (const counter of counters) noteShortDays(shortDays, options, trip, counter);
  const bookable = new Uint8Array(size);
  for (let user = 0; user < rows.length; user += 1) {
    const calendar = (calendars[user] ?? 0) - firstCalendar;
    if ((units[calendar] ?? 0) === 0) continue;
    // All days of a stay must be left, of an activity one.
    const isSoldOut = isStay[calendar] === 1 ? shortDays[user] !== 0 : shortDays[user] === days[calendar];
    if (!isSoldOut) bookable[rows[user] ?? 0] = 1;
  }
  return bookable;
}
