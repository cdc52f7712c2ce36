import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useState } from 'react';
import { isIsoDate, nightsBetween, type IsoDate } from '../../shared/dates/dates';

/** What the visitor has chosen so far; an empty string stands for no choice. */
export interface TripChoice {
  readonly optionKey: number | null;
  readonly guests: number;
  /** Arrival of a stay, day of an activity. */
  readonly from: IsoDate | '';
  /** Departure of a stay. */
  readonly to: IsoDate | '';
  /** Start time of an activity. */
  readonly slot: string;
}

/** Largest group the form accepts; larger ones are arranged by phone. */
export const maxGuests = 20;

/** The visitor's choice on the page of an experience, and a function that updates it. */
export function useTripChoice(experience: ExperienceDetail) {
  const [choice, setChoice] = useState<TripChoice>({
    optionKey: experience.options[0]?.primary_key ?? null,
    guests: 2,
    from: '',
    to: '',
    slot: '',
  });
  const choose = (part: Partial<TripChoice>) => setChoice((before) => ({ ...before, ...part }));
  return { choice, choose };
}

/** A message about invalid dates for the visitor; null when they are valid or not chosen yet. */
export function dateProblem({ from, to }: TripChoice, today: IsoDate): string | null {
  if (isIsoDate(from) && from < today) return 'That day has passed. Please choose another.';
  if (isIsoDate(from) && isIsoDate(to) && nightsBetween(from, to) < 1)
    return 'Check-out must be after check-in.';
  return null;
}

/** Number of nights chosen; 1 until both dates are valid. */
export function chosenNights({ from, to }: TripChoice): number {
  return isIsoDate(from) && isIsoDate(to) ? Math.max(1, nightsBetween(from, to)) : 1;
}
