import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useState } from 'react';
import { isIsoDate, nightsBetween, type IsoDate } from '../../shared/dates/dates';

/** What the visitor has chosen so far; empty strings where nothing is. */
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

/** Largest party that the box counts; more are a matter for the phone. */
export const mostGuests = 20;

/** The visitor's choice on an experience's page, and a function that changes parts of it. */
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

/** What is wrong with the dates, in words for the visitor; null when nothing is, or nothing was chosen. */
export function dateProblem({ from, to }: TripChoice, today: IsoDate): string | null {
  if (isIsoDate(from) && from < today) return 'That day has passed. Please choose another.';
  if (isIsoDate(from) && isIsoDate(to) && nightsBetween(from, to) < 1)
    return 'Check-out must be after check-in.';
  return null;
}

/** Nights chosen; one until both dates make sense. */
export function chosenNights({ from, to }: TripChoice): number {
  return isIsoDate(from) && isIsoDate(to) ? Math.max(1, nightsBetween(from, to)) : 1;
}
