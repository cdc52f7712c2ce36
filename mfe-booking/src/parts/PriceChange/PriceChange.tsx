import type { Booking } from '@kaadu/contracts/booking';
import { Amount, Button } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { usePartText } from '../messages';
import { Sentence } from '../Sentence/Sentence';

interface PriceChangeProps {
  readonly change: NonNullable<Booking['price_change']>;
  readonly onAccept: () => void;
}

/** Reports a higher total, which the visitor has to accept. */
export function PriceChange({ change, onAccept }: PriceChangeProps) {
  const t = usePartText();
  const { shown, now } = change;
  return (
    <Notice
      tone="warning"
      alert
      title={t('priceChanged')}
      actions={
        <Button size="sm" onClick={onAccept}>
          <Sentence t={t} of="accept" parts={{ amount: <Amount paise={now} /> }} />
        </Button>
      }
    >
      <p>
        <Sentence
          t={t}
          of="priceRose"
          parts={{
            shown: <Amount paise={shown} />,
            now: <Amount paise={now} />,
            more: <Amount paise={now - shown} />,
          }}
        />
      </p>
    </Notice>
  );
}
