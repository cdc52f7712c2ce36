import type { Booking } from '@kaadu/contracts/booking';
import { Amount, Button } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';

interface PriceChangeProps {
  readonly change: NonNullable<Booking['price_change']>;
  readonly onAccept: () => void;
}

/** Reports a higher total, which the visitor has to accept. */
export function PriceChange({ change, onAccept }: PriceChangeProps) {
  const { shown, now } = change;
  return (
    <Notice
      tone="warning"
      alert
      title="The price has changed"
      actions={
        <Button size="sm" onClick={onAccept}>
          Accept <Amount paise={now} />
        </Button>
      }
    >
      <p>
        It was <Amount paise={shown} /> when you chose, and is <Amount paise={now} /> now:{' '}
        <Amount paise={now - shown} /> more. Nothing is charged unless you accept it.
      </p>
    </Notice>
  );
}
