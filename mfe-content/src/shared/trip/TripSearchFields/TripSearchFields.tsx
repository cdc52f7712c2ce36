import { useId } from 'react';
import { addDays, isIsoDate } from '@kaadu/ui/dates';
import { useToday } from '@kaadu/ui/dates';
import { insetField as inset } from '@kaadu/travel-ui/trip';
import { useHydrated } from '@kaadu/ui/hydration';
import { guestsOf, type PartyChoice } from '@kaadu/travel-ui/trip';
import { useSharedText } from '../messages';
import { PartyMenu } from '../PartyMenu/PartyMenu';
import { withFrom } from '@kaadu/travel-ui/trip';
import type { TripWish } from '@kaadu/travel-ui/trip';
import styles from './TripSearchFields.module.css';

interface TripSearchFieldsProps {
  readonly wish: TripWish;
  readonly onChange: (wish: TripWish) => void;
}

/** Fields of a search form: optional dates and guests, as `from`, `to`, `guests` and `ages`. */
export function TripSearchFields({ wish, onChange }: TripSearchFieldsProps) {
  const t = useSharedText();
  const { from, to, party } = wish;
  const today = useToday();
  return (
    <>
      <DateInput
        name="from"
        label={t('checkInOrDay')}
        value={from}
        min={today ?? undefined}
        onChange={(next) => onChange({ party, ...withFrom(wish, next) })}
      />
      <DateInput
        name="to"
        label={t('checkOutOptional')}
        value={to}
        min={isIsoDate(from) ? addDays(from, 1) : (today ?? undefined)}
        onChange={(next) => onChange({ from, to: next, party })}
      />
      <Guests party={party} onChange={(next) => onChange({ from, to, party: next })} />
    </>
  );
}

interface DateInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly min: string | undefined;
  readonly onChange: (date: string) => void;
}

function DateInput({ name, label, value, min, onChange }: DateInputProps) {
  const id = useId();
  return (
    <div className={inset.field}>
      <label className={inset.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={inset.control}
        id={id}
        type="date"
        name={name}
        min={min}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface GuestsProps {
  readonly party: PartyChoice;
  readonly onChange: (party: PartyChoice) => void;
}

/** The party as a menu; without JavaScript, a number and the ages as text. */
function Guests({ party, onChange }: GuestsProps) {
  const hydrated = useHydrated();
  return (
    <div className={`${inset.field} ${styles.guests}`}>
      <noscript>
        <PlainGuests party={party} />
      </noscript>
      <PartyMenu party={party} onChange={onChange} />
      {hydrated && (
        <>
          <input type="hidden" name="guests" value={guestsOf(party)} />
          <input type="hidden" name="ages" value={party.ages.join()} />
        </>
      )}
    </div>
  );
}

function PlainGuests({ party }: Pick<GuestsProps, 'party'>) {
  const t = useSharedText();
  return (
    <span className={styles.plain}>
      <label>
        {t('guests')} <input type="number" name="guests" min="1" max="30" defaultValue={guestsOf(party)} />
      </label>{' '}
      <label>
        {t('agesOfChildren')} <input name="ages" placeholder="4,9" defaultValue={party.ages.join()} />
      </label>
    </span>
  );
}
