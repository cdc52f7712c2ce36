import type { ExperienceOption } from '@kaadu/contracts/catalogue';

/** The price of an option for a group, in paise: base + tax = total. */
export interface Quote {
  /** Rooms of a stay; 1 for an activity. */
  readonly rooms: number;
  /** What the unit price is multiplied by: room-nights of a stay, places of an activity. */
  readonly units: number;
  /** The multiplication in words, for example "2 rooms × 3 nights". */
  readonly label: string;
  readonly base: number;
  readonly tax: number;
  readonly total: number;
  readonly memberTotal: number;
  /** Guests beyond those included in the price; the operator sets what they pay. */
  readonly extraGuests: number;
}

/** Calculates the price of an option: rooms × nights for a stay, places for an activity. */
export function quoteOption(option: ExperienceOption, guests: number, nights: number): Quote {
  const { base, tax, total, member_total, unit } = option.price;
  const perNight = unit === 'night';
  const rooms = perNight ? Math.max(1, Math.ceil(guests / option.max_guests)) : 1;
  const units = perNight ? rooms * nights : guests;
  return {
    rooms,
    units,
    label: perNight
      ? `${count(rooms, 'room')} × ${count(nights, 'night')}`
      : count(guests, 'person', 'people'),
    base: base * units,
    tax: tax * units,
    total: total * units,
    memberTotal: member_total * units,
    extraGuests: perNight ? Math.max(0, guests - option.included_guests * rooms) : 0,
  };
}

/** 1 room, 2 rooms. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
