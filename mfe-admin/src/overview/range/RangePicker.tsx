import { Link } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { TextField } from '@kaadu/ui';
import { overviewHref } from '../overview-href';
import { rangeProblem, usualDays, type OverviewRange } from './overview-range';
import styles from './RangePicker.module.css';

interface RangePickerProps {
  /** Current range. Another range needs another `key`. */
  readonly range: OverviewRange;
  readonly onChange: (days: { readonly from: string; readonly to: string }) => void;
}

/** Chooses a preset or a custom range of days. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const [typed, setTyped] = useState({ from: range.from, to: range.to });
  const [isChecked, setChecked] = useState(false);
  const problem = rangeProblem(typed.from, typed.to);
  const field = (name: 'from' | 'to') => ({
    name,
    type: 'date',
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === null) onChange(typed);
  };
  return (
    <div className={styles.picker}>
      <nav className={styles.usual} aria-label="Days to show">
        {usualDays.map((days) => (
          <Link
            key={days}
            className={styles.days}
            href={overviewHref(days)}
            keepScroll
            aria-current={range.usual === days ? 'true' : undefined}
          >
            {days} days
          </Link>
        ))}
      </nav>
      <form className={styles.own} onSubmit={submit} noValidate>
        <TextField {...field('from')} label="From" />
        <TextField {...field('to')} label="To" problem={isChecked ? problem : null} />
        <Button type="submit" variant="outline">
          Show
        </Button>
      </form>
    </div>
  );
}
