import type { Party } from '@kaadu/contracts/booking';
import type { Translation } from '@kaadu/federation/react';
import { tripMessages } from '../messages';
import { maxParty } from '@kaadu/contracts/fields';

/** A party as entered: adults, and the age of each child. */
export interface PartyChoice {
  readonly adults: number;
  readonly ages: readonly number[];
}

const english = tripMessages.in('en');

export const oldestChild = 17;

/** Age of a child that has just been added, until another is chosen. */
export const assumedAge = 8;

/** Returns the party of the guests and ages in a URL or a booking. At least one guest is an adult. */
export function partyChoiceOf(guests: number, ages: readonly number[]): PartyChoice {
  return { adults: Math.max(1, guests - ages.length), ages };
}

export function guestsOf({ adults, ages }: PartyChoice): number {
  return adults + ages.length;
}

/** Converts the party to the API's format. */
export function partyOf(choice: PartyChoice): Party {
  return { guests: guestsOf(choice), ages: [...choice.ages] };
}

/** Formats a party: 2 adults, 1 child. */
export function partyText(
  { adults, ages }: PartyChoice,
  t: Translation<'adults' | 'children'> = english,
): string {
  const children = ages.length;
  return [t('adults', { count: adults }), ...(children > 0 ? [t('children', { count: children })] : [])].join(
    ', ',
  );
}

/** Whether a URL requests more guests than can book online; `readParty` reduces it to the maximum. */
export function isTooLarge(params: URLSearchParams): boolean {
  return Number(params.get('guests')) > maxParty;
}

/** Reads `guests` and `ages` from a URL. Malformed values are ignored. */
export function readParty(params: URLSearchParams): PartyChoice {
  const guests = /^\d+$/.test(params.get('guests') ?? '') ? Number(params.get('guests')) : 2;
  const text = params.get('ages') ?? '';
  const ages = /^\d{1,2}(,\d{1,2})*$/.test(text) ? text.split(',').map(Number) : [];
  const total = Math.min(Math.max(guests, 1), maxParty);
  return partyChoiceOf(total, ages.filter((age) => age <= oldestChild).slice(0, total - 1));
}
