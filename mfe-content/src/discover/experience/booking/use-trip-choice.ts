import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import type { Party } from '@kaadu/contracts/booking';
import { maxParty } from '@kaadu/contracts/fields';
import { useNavigation } from '@kaadu/federation/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTooLarge, partyOf, readParty, type PartyChoice } from '@kaadu/travel-ui/trip';
import { readDates, type TripDates } from '@kaadu/travel-ui/trip';

/** The visitor's choice so far. An empty string means no choice. */
export interface TripChoice extends TripDates {
  /** Null selects the cheapest bookable option. */
  readonly optionKey: number | null;
  readonly party: PartyChoice;
  /** Start time of an activity. */
  readonly slot: string;
}

/** Delay before a choice is written to the URL, so that typing a date does not navigate at each digit. */
const writeDelayMs = 300;

/** Reads the choice from the URL: `from`, `to`, `guests`, `ages`, `option` and `slot`. */
export function readTrip(search: string): TripChoice {
  const params = new URLSearchParams(search);
  const option = params.get('option') ?? '';
  const slot = params.get('slot') ?? '';
  return {
    ...readDates(params),
    party: readParty(params),
    optionKey: /^[1-9]\d{0,9}$/.test(option) ? Number(option) : null,
    slot: /^\d\d:\d\d$/.test(slot) ? slot : '',
  };
}

/** Returns the query of a URL with a choice, with its other parameters. */
export function tripSearch(search: string, choice: TripChoice): string {
  const params = new URLSearchParams(search);
  const party = partyOf(choice.party);
  const values = {
    from: choice.from,
    to: choice.to,
    option: choice.optionKey === null ? '' : String(choice.optionKey),
    slot: choice.slot,
    guests: guestsIn(params, party),
    ages: party.ages.join(),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * Returns the number of guests for the URL. The default of two is omitted. A party too large to book online stays until
 * another number is chosen.
 */
function guestsIn(params: URLSearchParams, { guests }: Party): string {
  const asked = params.get('guests');
  if (asked === null) return guests === 2 ? '' : String(guests);
  return isTooLarge(params) && guests === maxParty ? asked : String(guests);
}

/**
 * Returns the visitor's choice on the page of an experience, and a function that updates it. The choice is stored in
 * the URL, so that it survives a reload, can be shared, and follows links to other dates.
 */
export function useTripChoice(experience: Pick<ExperienceDetail, 'is_stay'>) {
  const { location, navigate } = useNavigation();
  const { pathname, search, hash } = location;
  const [state, setState] = useState(() => ({ choice: readTrip(search), seen: search, written: search }));
  // A URL that this hook did not write is a new choice, for example a link to other dates.
  if (search !== state.seen) {
    setState(
      search === state.written
        ? { ...state, seen: search }
        : { choice: readTrip(search), seen: search, written: search },
    );
  }
  const choose = (part: Partial<TripChoice>) =>
    setState(({ choice, ...rest }) => ({ ...rest, choice: { ...choice, ...part } }));

  const write = useEffectEvent((choice: TripChoice) => {
    const next = tripSearch(search, choice);
    if (next === search) return;
    setState((before) => ({ ...before, written: next }));
    navigate(`${pathname}${next}${hash}`, { replace: true, keepScroll: true });
  });
  const { choice } = state;
  useEffect(() => {
    const timer = setTimeout(() => write(choice), writeDelayMs);
    return () => clearTimeout(timer);
  }, [choice]);

  return { choice: experience.is_stay ? choice : { ...choice, to: '' }, choose };
}

/** Whether two URLs of the page differ only in the choice, which the loader does not read. */
export function differsInChoiceOnly(from: URL, to: URL): boolean {
  return from.pathname === to.pathname;
}
