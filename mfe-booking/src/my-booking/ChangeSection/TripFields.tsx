import type { Booking } from '@kaadu/contracts/booking';
import {
  CalendarLink,
  DateFields,
  dateProblem,
  hasDates,
  PartyField,
  SlotField,
  useAvailability,
} from '@kaadu/travel-ui/trip';
import { Button } from '@kaadu/ui';
import { useToday } from '@kaadu/ui/dates';
import type { ChangeState } from './use-change';
import styles from '../MyBookingPage.module.css';

interface TripFieldsProps {
  readonly booking: Booking;
  readonly state: ChangeState;
}

/** Dates, start time and guests. */
export function TripFields({ booking, state }: TripFieldsProps) {
  const { dates, party, slot, busy, isComplete, ask } = state;
  const today = useToday();
  const isStay = booking.to !== null;
  const problem = today ? dateProblem(dates, today) : null;
  const { answer } = useAvailability({
    experienceKey: booking.experience.primary_key,
    isStay,
    dates,
    party,
    enabled: !isStay && !problem && isComplete,
  });
  const slots =
    answer?.options.find(({ option_pk }) => option_pk === booking.option.primary_key)?.slots ?? [];
  const isReady = isComplete && hasDates(dates, isStay) && !problem && (isStay || slot !== '');
  return (
    <>
      <div className={styles.wide}>
        <DateFields
          isStay={isStay}
          dates={dates}
          problem={problem}
          earliest={today}
          onChange={state.setDates}
        />
      </div>
      <CalendarLink experienceKey={booking.experience.primary_key} trip={{ ...dates, party }} />
      {slots.length > 0 && <SlotField slots={slots} chosen={slot} onChoose={state.setSlot} />}
      <div className={styles.wide}>
        <PartyField party={party} onChange={state.setParty} />
      </div>
      <Button variant="outline" busy={busy} disabled={!isReady} onClick={() => void ask()}>
        {busy && !state.offer ? 'Asking …' : 'See the price'}
      </Button>
    </>
  );
}
