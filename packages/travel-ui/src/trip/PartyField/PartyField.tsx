import { maxParty } from '@kaadu/contracts/fields';
import { IconButton, MinusIcon, PlusIcon } from '@kaadu/ui';
import { useId } from 'react';
import { useTripText } from '../../messages';
import { assumedAge, guestsOf, oldestChild, type PartyChoice } from '../party';
import styles from './PartyField.module.css';

interface PartyFieldProps {
  readonly party: PartyChoice;
  readonly onChange: (party: PartyChoice) => void;
  readonly disabled?: boolean;
}

/** Steppers for adults and children, and the age of each child. */
export function PartyField({ party, onChange, disabled }: PartyFieldProps) {
  const t = useTripText();
  const { adults, ages } = party;
  const full = guestsOf(party) >= maxParty;
  return (
    <div className={styles.party} role="group" aria-label={t('guests')}>
      <Stepper
        label={t('adultsLabel')}
        fewer={t('adultFewer')}
        more={t('adultMore')}
        value={adults}
        min={1}
        full={full}
        disabled={disabled}
        onChange={(next) => onChange({ adults: next, ages })}
      />
      <Stepper
        label={t('childrenLabel')}
        hint={t('upToYears', { years: oldestChild })}
        fewer={t('childFewer')}
        more={t('childMore')}
        value={ages.length}
        min={0}
        full={full}
        disabled={disabled}
        onChange={(next) =>
          onChange({ adults, ages: next > ages.length ? [...ages, assumedAge] : ages.slice(0, next) })
        }
      />
      {ages.length > 0 && (
        <div className={styles.ages}>
          {ages.map((age, index) => (
            <AgeField
              key={index}
              number={index + 1}
              age={age}
              disabled={disabled}
              onChange={(next) =>
                onChange({ adults, ages: ages.map((old, at) => (at === index ? next : old)) })
              }
            />
          ))}
          <p className={styles.hint}>{t('agesMatter')}</p>
        </div>
      )}
      {full && <p className={styles.hint}>{t('tooMany', { max: maxParty })}</p>}
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly hint?: string;
  /** Labels of the buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly min: number;
  /** Whether the party has reached its maximum. */
  readonly full: boolean;
  readonly disabled: boolean | undefined;
  readonly onChange: (value: number) => void;
}

function Stepper({ label, hint, fewer, more, value, min, full, disabled, onChange }: StepperProps) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.stepper}>
        <IconButton label={fewer} disabled={disabled || value <= min} onClick={() => onChange(value - 1)}>
          <MinusIcon />
        </IconButton>
        <output className={styles.number} aria-live="polite">
          {value}
        </output>
        <IconButton label={more} disabled={disabled || full} onClick={() => onChange(value + 1)}>
          <PlusIcon />
        </IconButton>
      </span>
    </div>
  );
}

interface AgeFieldProps {
  readonly number: number;
  readonly age: number;
  readonly disabled: boolean | undefined;
  readonly onChange: (age: number) => void;
}

function AgeField({ number, age, disabled, onChange }: AgeFieldProps) {
  const t = useTripText();
  const id = useId();
  return (
    <div className={styles.age}>
      <label className={styles.ageLabel} htmlFor={id}>
        {t('ageOfChild', { number })}
      </label>
      <select
        className={styles.select}
        id={id}
        value={age}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: oldestChild + 1 }, (_, years) => (
          <option key={years} value={years}>
            {years === 0 ? t('underOne') : years}
          </option>
        ))}
      </select>
    </div>
  );
}
