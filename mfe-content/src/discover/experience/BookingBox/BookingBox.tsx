import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Price } from '@kaadu/ui';
import { useIsMember } from '../../../shared/membership/use-is-member';
import { useHold } from '../../../shared/hold/use-hold';
import { CalendarLink } from '../../../shared/trip/CalendarLink/CalendarLink';
import { DateFields } from '../../../shared/trip/DateFields/DateFields';
import { PartyField } from '../../../shared/trip/PartyField/PartyField';
import { SlotField } from '../../../shared/trip/SlotField/SlotField';
import { Actions } from './Actions';
import { Answer } from './Answer';
import { OptionField } from '../OptionField/OptionField';
import { useBookable } from '../use-bookable';
import type { TripChoice } from '../use-trip-choice';
import styles from './BookingBox.module.css';

interface BookingBoxProps {
  readonly experience: ExperienceDetail;
  readonly choice: TripChoice;
  readonly choose: (part: Partial<TripChoice>) => void;
}

/** Dates, guests and option with what is free and what it costs, and the way to book it or to ask about it. */
export function BookingBox({ experience, choice, choose }: BookingBoxProps) {
  const isMember = useIsMember();
  const bookable = useBookable(experience, choice);
  const holding = useHold(experience);
  const { availability, problem, today, found, option, open, slot } = bookable;
  const hold = () => {
    if (bookable.trip) void holding.hold(bookable.trip).then((booking) => booking ?? availability.refresh());
  };

  return (
    <div className={styles.box}>
      <Price price={experience.price} member={isMember} prefix="from" size="lg" />
      <DateFields
        isStay={experience.is_stay}
        dates={choice}
        onChange={choose}
        problem={problem}
        earliest={today}
      />
      {experience.options.length > 0 && <CalendarLink experienceKey={experience.primary_key} trip={choice} />}
      <PartyField party={choice.party} onChange={(party) => choose({ party })} />
      <OptionField
        options={experience.options}
        chosen={option?.primary_key}
        isStay={experience.is_stay}
        isMember={isMember}
        found={found}
        stale={availability.stale}
        onChoose={(optionKey) => choose({ optionKey, slot: '' })}
      />
      {open && open.slots.length > 0 && (
        <SlotField slots={open.slots} chosen={slot} onChoose={(start) => choose({ slot: start })} />
      )}
      <Answer experience={experience} choice={choice} bookable={bookable} />
      <Actions
        experience={experience}
        choice={choice}
        bookable={bookable}
        busy={holding.busy}
        problem={holding.problem}
        onBook={hold}
      />
    </div>
  );
}
