import { supportPhone } from '@kaadu/contracts';
import type { CardPrice } from '@kaadu/contracts/cards';
import { Button, ButtonLink, ChatLink, PhoneIcon, PhoneLink, WhatsAppIcon } from '@kaadu/ui';
import { isIsoDate, shortDate } from '@kaadu/ui/dates';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { Price } from '@kaadu/travel-ui/price';
import type { useBookable } from '../use-bookable';
import type { useBooking } from '../use-booking';
import type { TripChoice } from '../use-trip-choice';
import { useInView } from './use-in-view';
import { useExperienceText } from '../../messages';
import { useLanguage } from '@kaadu/federation/react';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  readonly price: CardPrice;
  readonly choice: TripChoice;
  readonly bookable: ReturnType<typeof useBookable>;
  readonly booking: ReturnType<typeof useBooking>;
}

/**
 * Price, dates, button to book and contact links on a small screen, until the booking box is in view. It replaces the
 * floating buttons (§2.7), so that only one element covers the page.
 */
export function BottomBar({ price, choice, bookable, booking }: BottomBarProps) {
  const t = useExperienceText();
  const language = useLanguage();
  const isMember = useIsMember();
  const bookingShown = useInView('booking');
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={t('priceAndBooking')}
      hidden={bookingShown}
      data-bottom-bar
    >
      <div className={styles.price}>
        {bookable.priced && <p className={styles.dates}>{daysText(choice, language)}</p>}
        <Price price={bookable.priced ?? price} member={isMember} size="sm" />
      </div>
      <ChatLink className={styles.way} aria-label={t('chat')}>
        <WhatsAppIcon size="1.5rem" />
      </ChatLink>
      <PhoneLink className={styles.way} phone={supportPhone} aria-label={t('call', { phone: supportPhone })}>
        <PhoneIcon size="1.5rem" />
      </PhoneLink>
      <NextStep bookable={bookable} booking={booking} />
    </div>
  );
}

/** Books a complete choice. Anything else is decided in the booking box. */
function NextStep({ bookable, booking }: Pick<BottomBarProps, 'bookable' | 'booking'>) {
  const t = useExperienceText();
  const { trip, quote, open, availability, isOwnHold } = bookable;
  if (trip && !booking.problem && !isOwnHold) {
    return (
      <Button
        className={styles.book}
        variant="accent"
        busy={booking.busy || availability.stale}
        onClick={booking.book}
      >
        {booking.busy ? t('holdingShort') : open?.on_request ? t('request') : t('bookNow')}
      </Button>
    );
  }
  const label = booking.problem
    ? t('whatHappened')
    : isOwnHold
      ? t('continue')
      : quote
        ? t('chooseTime')
        : t('chooseDates');
  return (
    <ButtonLink className={styles.book} href="#booking" variant="accent">
      {label}
    </ButtonLink>
  );
}

/** Formats the chosen days: 20 March – 22 March. */
function daysText({ from, to }: TripChoice, language: string): string {
  return [from, to]
    .filter(isIsoDate)
    .map((date) => shortDate(date, language))
    .join(' – ');
}
