import { formatPaise } from '@kaadu/contracts';
import type { QuoteDay } from '@kaadu/contracts/availability';
import { weekdayDate } from '@kaadu/ui/dates';
import styles from './QuoteBreakdown.module.css';

/** The nights of a stay behind a button: what each costs, and why. */
export function Nights({ days }: { readonly days: readonly QuoteDay[] }) {
  return (
    <details className={styles.nights}>
      <summary>Night by night</summary>
      <ul className={styles.nightList}>
        {days.map((night) => (
          <li key={night.day}>
            <span className={styles.night}>
              <span>{weekdayDate(night.day)}</span>
              <span translate="no">{formatPaise(night.total)}</span>
            </span>
            <span className={styles.parts}>{partsText(night)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Formats the parts of a night's price: "₹5,000 + ₹800 extra guests − ₹580 discount + ₹261 GST". */
function partsText({ rate, extra_guests, discount, tax }: QuoteDay): string {
  return [
    formatPaise(rate),
    extra_guests > 0 && `+ ${formatPaise(extra_guests)} extra guests`,
    discount > 0 && `− ${formatPaise(discount)} discount`,
    tax > 0 && `+ ${formatPaise(tax)} GST`,
  ]
    .filter(Boolean)
    .join(' ');
}
