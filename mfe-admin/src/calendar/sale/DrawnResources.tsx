import type { ExperienceSetup } from '@kaadu/contracts/calendar';
import { Button } from '@kaadu/ui';
import { SelectField, TextField } from '@kaadu/ui';
import styles from './sale.module.css';

/** A resource that an option uses, as typed. */
export interface Drawn {
  readonly resource_pk: number;
  readonly quantity: string;
}

interface DrawnResourcesProps {
  readonly drawn: readonly Drawn[];
  readonly resources: ExperienceSetup['resources'];
  /** Unit of the option: a room, or a place for one person. */
  readonly unit: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (drawn: readonly Drawn[]) => void;
}

/** The resources that one room, or one place, of an option uses. */
export function DrawnResources({ drawn, resources, unit, problems, onChange }: DrawnResourcesProps) {
  const nameOf = (key: number) =>
    resources.find(({ primary_key }) => primary_key === key)?.name ?? `No. ${key}`;
  const others = resources.filter(
    ({ primary_key }) => !drawn.some(({ resource_pk }) => resource_pk === primary_key),
  );
  return (
    <fieldset className={styles.drawn}>
      <legend>Uses</legend>
      {drawn.length === 0 && <p className={styles.soft}>None yet, so it cannot be booked.</p>}
      {drawn.map(({ resource_pk, quantity }, index) => (
        <div key={resource_pk} className={styles.resource}>
          <TextField
            label={`${nameOf(resource_pk)}, for each ${unit}`}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={quantity}
            onChange={({ target }) =>
              onChange(drawn.map((one, at) => (at === index ? { ...one, quantity: target.value } : one)))
            }
            problem={problems[`resources.${index}.quantity`]}
          />
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remove ${nameOf(resource_pk)}`}
            onClick={() => onChange(drawn.filter((one) => one.resource_pk !== resource_pk))}
          >
            Remove
          </Button>
        </div>
      ))}
      {others.length > 0 && (
        <SelectField
          label="Add a resource"
          value=""
          onChange={({ target }) =>
            target.value && onChange([...drawn, { resource_pk: Number(target.value), quantity: '1' }])
          }
        >
          <option value="">Choose …</option>
          {others.map(({ primary_key, name, capacity, used_by }) => (
            <option key={primary_key} value={primary_key}>
              {name} ({capacity}) · <span>{used_by.join(', ') || 'not used yet'}</span>
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}
