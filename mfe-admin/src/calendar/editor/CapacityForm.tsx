import { CapacityBody, setCapacity } from '@kaadu/contracts/calendar';
import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { shortDate } from '@kaadu/ui/dates';
import { TextField } from '@kaadu/ui';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { checkForm } from '../../shared/form/check-form';
import { ChangeProblem } from '../changes/ChangeProblem';
import { useChange, type Changing } from '../changes/use-change';
import { useIsNarrow } from '../screen/use-window-days';
import styles from './editor.module.css';
import { rangeFacts, type StockRange } from './stock-range';

const calls = { setCapacity };

/** Sets the capacity of each day, never below what is held and sold. */
export function CapacityForm({ range, ...changing }: Changing & { readonly range: StockRange }) {
  const api = useAdminApi(calls);
  const isNarrow = useIsNarrow();
  const { make, busy, problem } = useChange(changing);
  const { capacity, taken } = rangeFacts(range);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const text = typed ?? (capacity === null ? '' : String(capacity));
  const { first, days, lines, from, to } = range;
  const rows = lines.map(({ resource, row }) => ({
    resource_pk: resource.primary_key,
    slot: row.slot,
    shown: row.capacity.slice(first, first + days.length),
  }));
  const given = text.trim() === '' ? Number.NaN : Number(text);
  const { value, problems } = checkForm(CapacityBody, { from, to, rows, capacity: given });
  const tooFew =
    given < taken.count
      ? `At least ${taken.count}, because that many are held or sold on ${shortDate(taken.day)}.`
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (value && !tooFew) void make(() => api.setCapacity(value));
  };
  const usual = [...new Set(lines.map(({ resource }) => resource.capacity))];
  return (
    <form className={styles.part} noValidate onSubmit={submit} aria-label="Availability">
      <h3 className={styles.heading}>Availability</h3>
      <TextField
        label="Units per day"
        type="number"
        inputMode="numeric"
        // Autofocus would open the keyboard over the sheet on a phone.
        data-autofocus={isNarrow ? undefined : true}
        min={taken.count}
        step={1}
        placeholder={capacity === null ? 'different' : undefined}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        hint={usual.length === 1 ? `Usually ${usual.join()}.` : undefined}
        problem={isChecked ? (problems['capacity'] ?? tooFew) : undefined}
      />
      <ChangeProblem problem={problem} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => void make(() => api.setCapacity({ from, to, rows, capacity: null }))}
        >
          Use the usual number
        </Button>
      </div>
    </form>
  );
}
