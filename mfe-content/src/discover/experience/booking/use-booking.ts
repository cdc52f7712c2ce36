import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useHold } from '@kaadu/travel-ui/hold';
import type { useBookable } from './use-bookable';

/** Returns a function that holds the visitor's choice and opens the checkout, and the state of that attempt. */
export function useBooking(
  experience: Pick<ExperienceDetail, 'url' | 'primary_key'>,
  { trip, availability }: ReturnType<typeof useBookable>,
) {
  const { hold, busy, problem } = useHold(experience);
  const book = () => {
    if (trip) void hold(trip).then((booking) => booking ?? availability.refresh());
  };
  return { book, busy, problem };
}
