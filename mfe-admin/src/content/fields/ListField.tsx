import { capitalise } from '@kaadu/contracts/text';
import { Button } from '@kaadu/ui';
import type { ComponentType } from 'react';
import { emptyOf, entriesOf, type Content, type Field, type FieldProblems } from '../field';
import styles from './fields.module.css';

interface EntryFormProps {
  readonly fields: readonly Field[];
  /** Path of the entry with a dot at its end, for example `sections.0.`. */
  readonly path: string;
  readonly value: Content;
  readonly problems: FieldProblems;
  readonly onChange: (value: Content) => void;
}

interface ListFieldProps {
  readonly field: Extract<Field, { kind: 'list' }>;
  /** Path of the list in the record, for example `sections`. */
  readonly path: string;
  readonly value: unknown;
  readonly problems: FieldProblems;
  readonly onChange: (value: readonly Content[]) => void;
  /** Form of an entry, which may contain lists itself. */
  readonly form: ComponentType<EntryFormProps>;
}

/**
 * A list of entries with several fields each. Entries can be added, moved and removed, unless their number is fixed.
 */
export function ListField({ field, path, value, problems, onChange, form: Fields }: ListFieldProps) {
  const { label, entry, fields, fixed } = field;
  const entries = entriesOf(value);
  const move = (from: number, to: number) => {
    const next = [...entries];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {problems[path] && <p className={styles.problem}>{problems[path]}</p>}
      {entries.map((one, index) => {
        const name = fixed?.[index] ?? `${capitalise(entry)} ${index + 1}`;
        return (
          <fieldset key={index} className={styles.entry} data-compact={fixed ? true : undefined}>
            <legend className={styles.entryName}>{name}</legend>
            <Fields
              fields={fields}
              path={`${path}.${index}.`}
              value={one}
              problems={problems}
              onChange={(changed) => onChange(entries.map((other, at) => (at === index ? changed : other)))}
            />
            {!fixed && (
              <EntryActions
                name={name}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                onMove={(by) => move(index, index + by)}
                onRemove={() => onChange(entries.filter((_one, at) => at !== index))}
              />
            )}
          </fieldset>
        );
      })}
      {!fixed && (
        <div>
          <Button size="sm" variant="outline" onClick={() => onChange([...entries, emptyOf(fields)])}>
            Add {entry}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface EntryActionsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Direction: -1 is up, 1 is down. */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function EntryActions({ name, isFirst, isLast, onMove, onRemove }: EntryActionsProps) {
  const action = { size: 'sm', variant: 'quiet' } as const;
  return (
    <div className={styles.row}>
      <Button {...action} disabled={isFirst} aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
        Up
      </Button>
      <Button {...action} disabled={isLast} aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
        Down
      </Button>
      <Button {...action} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
