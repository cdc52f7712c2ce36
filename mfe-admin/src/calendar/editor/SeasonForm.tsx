import { formatPaise } from '@kaadu/contracts';
import {
  saveSeason,
  SeasonBody,
  type CalendarExperience,
  type CalendarSeason,
} from '@kaadu/contracts/calendar';
import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import type { IsoDate } from '@kaadu/ui/dates';
import { TextField } from '@kaadu/ui';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { checkForm } from '../../shared/form/check-form';
import { ChangeProblem } from '../changes/ChangeProblem';
import { useChange, type Changing } from '../changes/use-change';
import { withPercent } from '../model/day-facts';
import styles from './editor.module.css';
import { Weekdays } from './Weekdays';

const calls = { saveSeason };

interface SeasonFormProps extends Changing {
  readonly experience: CalendarExperience;
  /** The season to edit; null for a new one. */
  readonly season: CalendarSeason | null;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly onCancel: (() => void) | null;
}

/** State of the season form, validated by the API's schema. */
function useSeason({
  experience,
  season,
  from,
  to,
}: Pick<SeasonFormProps, 'experience' | 'season' | 'from' | 'to'>) {
  const [typed, setTyped] = useState({
    name: season?.name ?? '',
    percent: season ? String(season.percent) : '',
    from: season?.from ?? from,
    to: season?.to ?? to,
  });
  const [days, setDays] = useState<readonly number[]>(season?.weekdays ?? []);
  const percent = typed.percent.trim() === '' ? Number.NaN : Number(typed.percent);
  const { value, problems } = checkForm(SeasonBody, {
    ...typed,
    experience_pk: experience.primary_key,
    replaces: season?.primary_key ?? null,
    weekdays: [...days],
    percent,
  });
  const order = typed.to < typed.from ? 'The last day is before the first.' : undefined;
  return { typed, setTyped, days, setDays, percent, value, problems, order };
}

/** Edits a season: the days on which the rates of an experience differ. */
export function SeasonForm({ experience, season, from, to, onCancel, ...changing }: SeasonFormProps) {
  const api = useAdminApi(calls);
  const { make, busy, problem } = useChange(changing);
  const { typed, setTyped, days, setDays, percent, value, problems, order } = useSeason({
    experience,
    season,
    from,
    to,
  });
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (value && !order) void make(() => api.saveSeason(value));
  };
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
    problem: isChecked ? problems[name] : undefined,
  });
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={submit}
      aria-label={season ? season.name : 'New season'}
    >
      <h3 className={styles.heading}>{season ? `Change ${season.name}` : 'Add a season'}</h3>
      <div className={styles.pair}>
        <TextField {...field('percent')} label="Change in percent" type="number" step={1} hint="25 or -10" />
        <TextField {...field('name')} label="Name" maxLength={80} autoComplete="off" hint="For colleagues" />
        <TextField {...field('from')} label="First day" type="date" />
        <TextField
          {...field('to')}
          label="Last day"
          type="date"
          problem={isChecked ? (problems['to'] ?? order) : undefined}
        />
      </div>
      <Weekdays legend="Only on these weekdays (none chosen: every day)" chosen={days} onChange={setDays} />
      {Number.isFinite(percent) && <RatePreview base={experience.base} percent={percent} />}
      <ChangeProblem problem={problem} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Save season
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** Previews the rate that a percentage results in. */
function RatePreview({ base, percent }: { readonly base: number; readonly percent: number }) {
  return (
    <p className={styles.preview}>
      {formatPaise(base)} → <strong>{formatPaise(withPercent(base, percent))}</strong> before tax, where
      neither a higher season nor a set price applies.
    </p>
  );
}
