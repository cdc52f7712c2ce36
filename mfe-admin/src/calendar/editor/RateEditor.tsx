import { removeSeason, type CalendarExperience, type CalendarSeason } from '@kaadu/contracts/calendar';
import { Button } from '@kaadu/ui';
import { useState } from 'react';
import { weekdays, type IsoDate } from '@kaadu/ui/dates';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { ChangeProblem } from '../changes/ChangeProblem';
import { useChange, type Changing } from '../changes/use-change';
import { signed } from '../model/day-facts';
import { rangeLabel } from '../model/day-words';
import { DayRateForm } from './DayRateForm';
import styles from './editor.module.css';
import { SeasonForm } from './SeasonForm';

const calls = { removeSeason };

interface RateEditorProps extends Changing {
  readonly experience: CalendarExperience;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Edits the rates of an experience: prices of the days, the seasons that overlap them, and a new one. */
export function RateEditor({ experience, from, to, ...changing }: RateEditorProps) {
  const [changed, setChanged] = useState<number | null>(null);
  const seasons = experience.seasons.filter((season) => season.from <= to && season.to >= from);
  const season = seasons.find(({ primary_key }) => primary_key === changed) ?? null;
  return (
    <>
      {seasons.length > 0 && (
        <ul className={styles.periods} aria-label="Seasons on these days">
          {seasons.map((one) => (
            <SeasonItem
              key={one.primary_key}
              season={one}
              onChange={() => setChanged(one.primary_key)}
              {...changing}
            />
          ))}
        </ul>
      )}
      <DayRateForm experience={experience} from={from} to={to} {...changing} />
      <SeasonForm
        key={season?.primary_key ?? 'new'}
        experience={experience}
        season={season}
        from={from}
        to={to}
        onCancel={season ? () => setChanged(null) : null}
        {...changing}
      />
    </>
  );
}

interface SeasonItemProps extends Changing {
  readonly season: CalendarSeason;
  readonly onChange: () => void;
}

function SeasonItem({ season, onChange, ...changing }: SeasonItemProps) {
  const api = useAdminApi(calls);
  const { make, busy, problem } = useChange(changing);
  const { primary_key, name, from, to, percent, weekdays: days } = season;
  const only = days.map((day) => weekdays[day - 1]?.slice(0, 3)).join(', ');
  return (
    <li className={styles.period} data-tone={percent < 0 ? 'less' : 'more'}>
      <span>
        <strong>{signed(percent)}%</strong> {name}, {rangeLabel(from, to)}
        {only && <span>{`, ${only}`}</span>}
      </span>
      <span className={styles.buttons}>
        <Button size="sm" variant="quiet" onClick={onChange} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          onClick={() => void make(() => api.removeSeason({ primary_key }))}
          aria-label={`Remove ${name}`}
        >
          Remove
        </Button>
      </span>
      <ChangeProblem problem={problem} />
    </li>
  );
}
