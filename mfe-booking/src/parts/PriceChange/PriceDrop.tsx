import { formatPaise } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { Notice } from '@kaadu/ui';
import { usePartText } from '../messages';

interface PriceDropProps {
  readonly change: NonNullable<Booking['price_change']>;
  /** Whether the new total is the member price. */
  readonly isMember: boolean;
}

/** Reports a lower total. It applies at once: no one has to accept a saving. */
export function PriceDrop({ change: { shown, now }, isMember }: PriceDropProps) {
  const t = usePartText();
  const saving = formatPaise(shown - now);
  return (
    <div role="status">
      <Notice
        tone="success"
        title={isMember ? t('memberSaving', { amount: saving }) : t('priceDropped', { amount: saving })}
      >
        <p>{t('priceWas', { shown: formatPaise(shown), now: formatPaise(now) })}</p>
      </Notice>
    </div>
  );
}
