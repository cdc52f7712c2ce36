import { useApi } from '@kaadu/api-client/react';
import { formatPaise } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { maxShares } from '@kaadu/contracts/party';
import { Button, Notice, SelectField, TextField } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { useState } from 'react';
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import styles from './SplitPrice.module.css';

export interface SplitFormProps {
  readonly booking: Booking;
  /** Whether the visitor has accepted the current total, or it never changed. */
  readonly priceAccepted: boolean;
  readonly replace: (booking: Booking) => void;
}

/** Splits the price into equal parts, each with a link of its own. */
export function SplitForm({ booking, priceAccepted, replace }: SplitFormProps) {
  const t = useCheckoutText();
  const api = useApi();
  const { run, busy, problem } = useAction();
  const { guests } = booking.party;
  const most = Math.min(guests, maxShares);
  const [parts, setParts] = useState(most);
  const [names, setNames] = useState<readonly string[]>([booking.contact?.name ?? '']);
  const { reference, key, quote } = booking;
  const split = () =>
    run(async () => {
      const chosen = Array.from({ length: parts }, (_, index) => names[index] ?? '');
      replace(await api.shareHold({ reference, key, parts, names: chosen, accepted_total: quote.total }));
    });
  return (
    <details className={styles.offer}>
      <summary className={styles.summary}>{t('splitOffer')}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void split();
        }}
      >
        <p>{t('splitExplain')}</p>
        <div className={styles.fields}>
          <SelectField
            label={t('numberOfParts')}
            value={parts}
            onChange={({ target }) => setParts(Number(target.value))}
          >
            {Array.from({ length: most - 1 }, (_, index) => (
              <option key={index} value={index + 2}>
                {t('aboutParts', {
                  count: index + 2,
                  amount: formatPaise(Math.floor(quote.total / (index + 2) / 100) * 100),
                })}
              </option>
            ))}
          </SelectField>
          <Names parts={parts} names={names} onChange={setNames} />
        </div>
        {problem && (
          <Notice tone="danger" alert title={t('notSplit')}>
            <p>
              <English>{problem.message}</English>
            </p>
          </Notice>
        )}
        <Button type="submit" variant="outline" busy={busy} disabled={!priceAccepted}>
          {busy ? t('splitting') : t('splitButton', { count: parts })}
        </Button>
      </form>
    </details>
  );
}

interface NamesProps {
  readonly parts: number;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** A field for the name of each part. */
function Names({ parts, names, onChange }: NamesProps) {
  const t = useCheckoutText();
  return Array.from({ length: parts }, (_, index) => (
    <TextField
      key={index}
      label={index === 0 ? t('nameForYourPart') : t('nameForPart', { number: index + 1 })}
      maxLength={60}
      autoComplete="off"
      value={names[index] ?? ''}
      onChange={({ target }) =>
        onChange(Array.from({ length: parts }, (_, at) => (at === index ? target.value : (names[at] ?? ''))))
      }
    />
  ));
}
