import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useNavigation } from '@kaadu/federation/react';
import { Price } from '@kaadu/travel-ui/price';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { CalendarLink } from '@kaadu/travel-ui/trip';
import { DateFields } from '@kaadu/travel-ui/trip';
import { LargeGroupNotice } from '../../../../shared/trip/LargeGroupNotice';
import { isTooLarge } from '@kaadu/travel-ui/trip';
import { guestPriceText } from '../guest-prices';
import { PartyMenu } from '../../../../shared/trip/PartyMenu/PartyMenu';
import { SlotField } from '@kaadu/travel-ui/trip';
import { Actions } from './Actions';
import { Answer } from './Answer';
import { OptionField } from '../OptionField/OptionField';
import type { useBookable } from '../use-bookable';
import type { useBooking } from '../use-booking';
import type { TripChoice } from '../use-trip-choice';
import { useExperienceText } from '../../messages';
import styles from './BookingBox.module.css';

interface BookingBoxProps {
  readonly experience: ExperienceDetail;
  readonly choice: TripChoice;
  readonly choose: (part: Partial<TripChoice>) => void;
  readonly bookable: ReturnType<typeof useBookable>;
  readonly booking: ReturnType<typeof useBooking>;
}

/** Dates, guests and option with availability and price, and buttons to book or enquire. */
export function BookingBox({ experience, choice, choose, bookable, booking }: BookingBoxProps) {
  const t = useExperienceText();
  const isMember = useIsMember();
  const { search } = useNavigation().location;
  const { availability, problem, today, found, option, open, slot } = bookable;

  return (
    <div className={styles.box}>
      <Price
        price={bookable.priced ?? experience.price}
        member={isMember}
        size="lg"
        stale={availability.stale}
      />
      <div className={styles.fields} data-stay={experience.is_stay || undefined}>
        <DateFields
          isStay={experience.is_stay}
          dates={choice}
          onChange={choose}
          problem={problem}
          earliest={today}
        />
        <PartyMenu
          party={choice.party}
          onChange={(party) => choose({ party })}
          prices={option && guestPriceText({ option, isMember }, t)}
        />
        {experience.options.length > 0 && (
          <CalendarLink experienceKey={experience.primary_key} trip={choice} />
        )}
      </div>
      {isTooLarge(new URLSearchParams(search)) && <LargeGroupNotice />}
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
        busy={booking.busy}
        problem={booking.problem}
        onBook={booking.book}
      />
    </div>
  );
}
