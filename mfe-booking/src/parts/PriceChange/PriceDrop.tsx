import { formatPaise } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { Notice } from '@kaadu/ui';

interface PriceDropProps {
  readonly change: NonNullable<Booking['price_change']>;
  /** Whether the new total is the member price. */
  readonly isMember: boolean;
}

/** Reports a lower total. It applies at once: no one has to accept a saving. */
export function PriceDrop({ change: { shown, now }, isMember }: PriceDropProps) {
  const saving = formatPaise(shown - now);
  return (
    <div role="status">
      <Notice
        tone="success"
        title={isMember ? `Member price: you save ${saving}` : `The price is ${saving} lower now`}
      >
        <p>
          It was {formatPaise(shown)} when you chose, and is {formatPaise(now)} now.
        </p>
      </Notice>
    </div>
  );
}
