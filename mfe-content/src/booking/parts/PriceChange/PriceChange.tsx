import { formatPaise } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { Button } from '@kaadu/ui';
import { Notice } from '../../../shared/notice/Notice';

interface PriceChangeProps {
  readonly change: NonNullable<Booking['price_change']>;
  readonly onAccept: () => void;
}

/** The total is not what the visitor was shown before: they have to agree to the new one. */
export function PriceChange({ change, onAccept }: PriceChangeProps) {
  const { shown, now } = change;
  const difference = formatPaise(Math.abs(now - shown));
  return (
    <Notice
      tone="warning"
      alert
      title="The price has changed"
      actions={
        <Button size="sm" onClick={onAccept}>
          Accept {formatPaise(now)}
        </Button>
      }
    >
      <p>
        It was {formatPaise(shown)} when you chose, and is {formatPaise(now)} now: {difference}{' '}
        <span>{now > shown ? 'more' : 'less'}</span>. Nothing is charged unless you accept it.
      </p>
    </Notice>
  );
}
