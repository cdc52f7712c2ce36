import { Link } from '@kaadu/federation/react';
import { isIsoDate, nightsBetween } from '@kaadu/ui/dates';
import { availabilityHref, mostNights } from '../availability-query';
import type { TripWish } from '../trip-address';
import { useBookingText } from '../../booking/messages';
import styles from './CalendarLink.module.css';

interface CalendarLinkProps {
  readonly experienceKey: number;
  /** The current choice, on which the calendar opens. */
  readonly trip: TripWish;
}

/** Link to the month calendar of an experience, with availability and prices by day. */
export function CalendarLink({ experienceKey, trip }: CalendarLinkProps) {
  const t = useBookingText();
  const { from, to, party } = trip;
  const day = isIsoDate(from) ? from : null;
  const nights = day && isIsoDate(to) ? nightsBetween(day, to) : 1;
  const href = availabilityHref({
    experienceKey,
    optionKey: null,
    month: day && day.slice(0, 7),
    day,
    nights: Math.min(Math.max(nights, 1), mostNights),
    party,
    text: '',
  });
  return (
    <Link className={styles.link} href={href}>
      {t('calendarLink')}
    </Link>
  );
}
