import type { Booking } from '@kaadu/contracts/booking';
import { DateFields, dateProblem, PartyField, SlotField, useAvailability } from '@kaadu/travel-ui/trip';
import { useToday } from '@kaadu/ui/dates';
import type { ChangeFormState } from './use-change-form';

interface TripFieldsProps {
  readonly booking: Pick<Booking, 'experience' | 'option' | 'to'>;
  readonly trip: ChangeFormState['trip'];
}

/** Dates, start time and guests. */
export function TripFields({ booking: { experience, option, to }, trip }: TripFieldsProps) {
  const { dates, slot, party } = trip;
  const today = useToday();
  const isStay = to !== null;
  const problem = today && dateProblem(dates, today);
  const { answer } = useAvailability({
    experienceKey: experience.primary_key,
    isStay,
    dates,
    party,
    enabled: !isStay && !problem,
  });
  const slots = answer?.options.find(({ option_pk }) => option_pk === option.primary_key)?.slots ?? [];
  return (
    <>
      <DateFields isStay={isStay} dates={dates} problem={problem} earliest={today} onChange={trip.setDates} />
      {slots.length > 0 && <SlotField slots={slots} chosen={slot} onChoose={trip.setSlot} />}
      <PartyField party={party} onChange={trip.setParty} />
    </>
  );
}
