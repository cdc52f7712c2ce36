import type { AddOn, TripBody } from '@kaadu/contracts/booking';
import { Amount } from '@kaadu/ui';
import { useId } from 'react';
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import styles from './TripStep.module.css';

type Chosen = TripBody['add_ons'];

interface AddOnsProps {
  readonly available: readonly AddOn[];
  readonly chosen: Chosen;
  readonly guests: number;
  readonly onChange: (chosen: Chosen) => void;
}

/** Optional add-ons, none of them preselected; renders nothing when there are none. */
export function AddOns({ available, chosen, guests, onChange }: AddOnsProps) {
  const t = useCheckoutText();
  if (available.length === 0) return null;
  const change = (key: number, quantity: number) => {
    const others = chosen.filter(({ add_on_pk }) => add_on_pk !== key);
    onChange(quantity > 0 ? [...others, { add_on_pk: key, quantity }] : others);
  };
  return (
    <fieldset className={styles.block}>
      <legend className={styles.title}>{t('addOns')}</legend>
      {available.map((addOn) => (
        <AddOnRow
          key={addOn.primary_key}
          addOn={addOn}
          guests={guests}
          quantity={chosen.find(({ add_on_pk }) => add_on_pk === addOn.primary_key)?.quantity ?? 0}
          onChange={(quantity) => change(addOn.primary_key, quantity)}
        />
      ))}
    </fieldset>
  );
}

interface AddOnRowProps {
  readonly addOn: AddOn;
  readonly guests: number;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

function AddOnRow({ addOn, guests, quantity, onChange }: AddOnRowProps) {
  const t = useCheckoutText();
  const id = useId();
  const { name, description, total, unit } = addOn;
  const perPerson = unit === 'person';
  return (
    <div className={styles.addOn}>
      {perPerson ? (
        <select
          className={styles.quantity}
          id={id}
          value={quantity}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {Array.from({ length: Math.max(guests, quantity) + 1 }, (_, number) => (
            <option key={number} value={number}>
              {number === 0 ? t('none') : number}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={styles.check}
          id={id}
          type="checkbox"
          checked={quantity > 0}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => onChange(target.checked ? 1 : 0)}
        />
      )}
      <span className={styles.words}>
        <label className={styles.addOnName} htmlFor={id}>
          <English>{name}</English>
        </label>
        <span className={styles.note} id={`${id}-about`}>
          <English>{description}</English>
        </span>
      </span>
      <span className={styles.addOnPrice}>
        <Amount paise={total} />
        <span className={styles.note}>
          <span>{perPerson ? ` ${t('each')}` : ''}</span> {t('eachWithGst')}
        </span>
      </span>
    </div>
  );
}
