import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { travellerProblems } from '@kaadu/contracts/party';
import { useNavigation } from '@kaadu/federation/react';
import { useState } from 'react';

/** Messages that name the steps. */
export const stepNames = ['stepTrip', 'stepTravellers', 'stepPayment'] as const;
export type Step = 1 | 2 | 3;

export function stepHref({ experience, ...booking }: Booking, step: Step): string {
  const href = paths.checkout.getHref(experience.url, experience.primary_key, booking);
  return step === 1 ? href : `${href}&step=${step}`;
}

/** Returns the last step that the booking is ready for. */
export function lastStep(booking: Booking): Step {
  return booking.contact && travellerProblems(booking).length === 0 ? 3 : 2;
}

function readStep(search: string): Step {
  const step = new URLSearchParams(search).get('step');
  return step === '3' ? 3 : step === '2' ? 2 : 1;
}

/** Returns the step to show: never beyond what the booking is ready for, and no changes of a trip that is split. */
function shownStep({ split }: Booking, asked: Step, last: Step): Step {
  if (asked > last) return last;
  return split && asked === 1 ? last : asked;
}

/** Reads the step from the URL, so that Back leads to the previous one. */
export function useStep(booking: Booking) {
  const { location, navigate } = useNavigation();
  const asked = readStep(location.search);
  const last = lastStep(booking);
  const step = shownStep(booking, asked, last);
  const [opened] = useState(step);
  const [moved, setMoved] = useState(false);
  if (!moved && step !== opened) setMoved(true);
  return {
    step,
    last,
    /** Whether the visitor has changed steps since the page was opened. */
    moved,
    go: (next: Step) => navigate(stepHref(booking, next)),
  };
}
