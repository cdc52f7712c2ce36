import { ResourceFields, ResourceKind, saveResource, type CalendarChange } from '@kaadu/contracts/calendar';
import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { SelectField, TextField } from '@kaadu/ui';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { checkForm } from '../../shared/form/check-form';
import { ChangeProblem } from '../changes/ChangeProblem';
import { useChange } from '../changes/use-change';
import styles from './editor.module.css';

const calls = { saveResource };
const kindLabels = {
  room: 'Rooms',
  place: 'Places',
  vehicle: 'Vehicles',
  boat: 'Boats',
  guide: 'Guides',
} satisfies Record<ResourceKind, string>;

interface ResourceFormProps {
  /** The resource to edit; null for a new one. */
  readonly shown: (ResourceFields & { readonly primary_key: number }) | null;
  /** Initial values of a new resource. */
  readonly start?: ResourceFields;
  readonly onMade: (change: CalendarChange & { readonly primary_key: number }) => void;
  readonly refresh: () => Promise<void>;
}

/** Creates a resource, or changes its name and usual capacity. */
export function ResourceForm({ shown, start, onMade, refresh }: ResourceFormProps) {
  const api = useAdminApi(calls);
  const { make, busy, problem } = useChange({ onMade: () => undefined, refresh });
  const first = shown ?? start ?? { name: '', kind: 'room', capacity: 1 };
  const [typed, setTyped] = useState<Typed>({ ...first, capacity: String(first.capacity) });
  const [isChecked, setChecked] = useState(false);
  const { value, problems } = checkForm(ResourceFields, {
    ...typed,
    capacity: typed.capacity.trim() === '' ? Number.NaN : Number(typed.capacity),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!value) return;
    void make(async () => {
      const made = await api.saveResource({ resource: value, shown });
      onMade(made);
      return made;
    });
  };
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={submit}
      aria-label={shown ? shown.name : 'New resource'}
    >
      <Fields typed={typed} onChange={setTyped} problems={isChecked ? problems : {}} />
      {shown && (
        <p className={styles.soft}>
          Days with the usual capacity of {shown.capacity} change too. Days that were set individually do not.
        </p>
      )}
      <ChangeProblem problem={problem} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {shown ? 'Save' : 'Add resource'}
        </Button>
      </div>
    </form>
  );
}

interface Typed {
  readonly name: string;
  readonly kind: string;
  readonly capacity: string;
}

interface FieldsProps {
  readonly typed: Typed;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (typed: Typed) => void;
}

function Fields({ typed, problems, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        maxLength={100}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => onChange({ ...typed, name: target.value })}
        problem={problems['name']}
      />
      <div className={styles.pair}>
        <SelectField
          label="Type"
          value={typed.kind}
          onChange={({ target }) => onChange({ ...typed, kind: target.value })}
        >
          {ResourceKind.options.map((one) => (
            <option key={one} value={one}>
              {kindLabels[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Usual capacity"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={typed.capacity}
          onChange={({ target }) => onChange({ ...typed, capacity: target.value })}
          problem={problems['capacity']}
        />
      </div>
    </>
  );
}
