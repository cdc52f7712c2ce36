import { formatPaise } from '@kaadu/contracts';
import type { QuoteDay } from '@kaadu/contracts/availability';
import { weekdayDate } from '@kaadu/ui/dates';
import { useLanguage } from '@kaadu/federation/react';
import { useBookingText } from '../booking/messages';
import styles from './QuoteBreakdown.module.css';

/** The nights of a stay behind a button: what each costs, and why. */
export function Nights({ days }: { readonly days: readonly QuoteDay[] }) {
  const t = useBookingText();
  const language = useLanguage();
  return (
    <details className={styles.nights}>
      <summary>{t('nightByNight')}</summary>
      <ul className={styles.nightList}>
        {days.map((night) => (
          <li key={night.day}>
            <span className={styles.night}>
              <span>{weekdayDate(night.day, language)}</span>
              <span translate="no">{formatPaise(night.total)}</span>
            </span>
            <span className={styles.parts}>{partsText(night, t)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Formats the parts of a night's price: "₹5,000 + ₹800 extra guests − ₹580 discount + ₹261 GST". */
function partsText(
  { rate, extra_guests, discount, tax }: QuoteDay,
  t: ReturnType<typeof useBookingText>,
): string {
  return [
    formatPaise(rate),
    extra_guests > 0 && t('extraGuestsPart', { amount: formatPaise(extra_guests) }),
    discount > 0 && t('discountPart', { amount: formatPaise(discount) }),
    tax > 0 && t('gstPart', { amount: formatPaise(tax) }),
  ]
    .filter(Boolean)
    .join(' ');
}
