import { CloseBody, closeDays, openDays } from '@kaadu/contracts/calendar';
import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { TextField } from '@kaadu/ui';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { checkForm } from '../../shared/form/check-form';
import { ChangeProblem } from '../changes/ChangeProblem';
import { useChange, type Changing } from '../changes/use-change';
import { rangeLabel } from '../model/day-words';
import styles from './editor.module.css';
import { closedIn, rangeFacts, type StockRange } from './stock-range';

const calls = { closeDays, openDays };

/** Closes days, with a reason for colleagues, or reopens them. */
export function ClosingForm({ range, ...changing }: Changing & { readonly range: StockRange }) {
  const api = useAdminApi(calls);
  const { make, busy, problem } = useChange(changing);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { closed: closedCount, cells, sold, held } = rangeFacts(range);
  const closed = closedIn(range);
  const resources = closed.map(({ resource, periods }) => ({
    resource_pk: resource.primary_key,
    shown: periods.map(({ primary_key }) => primary_key),
  }));
  const { from, to } = range;
  const { value, problems } = checkForm(CloseBody, { from, to, resources, reason });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (value) void make(() => api.closeDays(value));
  };
  return (
    <form className={styles.part} noValidate onSubmit={submit} aria-label="Closing">
      <h3 className={styles.heading}>Closed days</h3>
      {closedCount > 0 && (
        <>
          <ClosedPeriods range={range} />
          <div className={styles.buttons}>
            <Button
              variant="outline"
              busy={busy}
              onClick={() => void make(() => api.openDays({ from, to, resources }))}
            >
              Open {rangeLabel(from, to)}
            </Button>
          </div>
        </>
      )}
      {closedCount < cells && (
        <>
          <TextField
            label="Reason"
            hint="For colleagues; travellers see that the days are closed."
            maxLength={200}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            problem={isChecked ? problems['reason'] : undefined}
          />
          {held + sold > 0 && (
            <p className={styles.soft}>Held and sold places stay booked. Contact their travellers.</p>
          )}
          <div className={styles.buttons}>
            <Button type="submit" variant="outline" busy={busy}>
              Close {rangeLabel(from, to)}
            </Button>
          </div>
        </>
      )}
      <ChangeProblem problem={problem} />
    </form>
  );
}

/** The closed periods of a range, with their reasons. */
function ClosedPeriods({ range }: { readonly range: StockRange }) {
  const closed = closedIn(range);
  const isOne = closed.length === 1;
  return (
    <ul className={styles.periods}>
      {closed.flatMap(({ resource, periods }) =>
        periods.map((period) => (
          <li key={period.primary_key} className={styles.period}>
            <span>
              <span>{!isOne && `${resource.name}, `}</span>
              {rangeLabel(period.from, period.to)}: {period.reason}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}
