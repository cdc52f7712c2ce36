import { formatPaise } from '@kaadu/contracts';
import { DayRatesBody, maxEditedDays, setDayRates, type CalendarExperience } from '@kaadu/contracts/calendar';
import { Button, SelectField, TextField } from '@kaadu/ui';
import { addDays, nightsBetween, type IsoDate } from '@kaadu/ui/dates';
import { useState, type FormEvent } from 'react';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { checkForm, paiseOf } from '../../shared/form/check-form';
import { ChangeProblem } from '../changes/ChangeProblem';
import { useChange, type Changing } from '../changes/use-change';
import { rangeLabel } from '../model/day-words';
import styles from './editor.module.css';

const calls = { setDayRates };

interface DayRateFormProps extends Changing {
  readonly experience: CalendarExperience;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Sets the rate of an option on the days. It replaces the usual rate and every season. */
export function DayRateForm({ experience, from, to, ...changing }: DayRateFormProps) {
  const api = useAdminApi(calls);
  const { make, busy, problem } = useChange(changing);
  const [optionPk, setOptionPk] = useState(experience.options[0]?.primary_key);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const option = experience.options.find(({ primary_key }) => primary_key === optionPk);
  const count = nightsBetween(from, to) + 1;
  if (!option) return null;
  if (count > maxEditedDays) return <p className={styles.soft}>Choose at most {maxEditedDays} days.</p>;
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  const shown = days.map((day) => option.rates.find((one) => one.day === day)?.rate ?? null);
  const change = { option_pk: option.primary_key, from, to, shown };
  const { value, problems } = checkForm(DayRatesBody, { ...change, rate: paiseOf(typed) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (value) void make(() => api.setDayRates(value));
  };
  return (
    <form className={styles.part} noValidate onSubmit={submit} aria-label="Price of these days">
      <h3 className={styles.heading}>Set a price</h3>
      <SelectField
        label="Option"
        value={option.primary_key}
        onChange={({ target }) => setOptionPk(Number(target.value))}
      >
        {experience.options.map(({ primary_key, name }) => (
          <option key={primary_key} value={primary_key}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={`Price per ${experience.is_stay ? 'night' : 'person'}, in ₹ before tax`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={`${shownText(shown)} Usually ${formatPaise(option.base)}. A price set here replaces the usual price and all seasons.`}
        problem={isChecked ? problems['rate'] : undefined}
      />
      <ChangeProblem problem={problem} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Set for {rangeLabel(from, to)}
        </Button>
        {shown.some((rate) => rate !== null) && (
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void make(() => api.setDayRates({ ...change, rate: null }))}
          >
            Use the usual price
          </Button>
        )}
      </div>
    </form>
  );
}

/** Describes the prices set for the days so far. */
function shownText(shown: readonly (number | null)[]): string {
  const [first = null] = shown;
  if (shown.every((rate) => rate === null)) return 'None is set.';
  if (first !== null && shown.every((rate) => rate === first)) return `Set to ${formatPaise(first)}.`;
  return 'Different prices are set.';
}
