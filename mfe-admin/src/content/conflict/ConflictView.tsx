import type { EditedContent } from '@kaadu/contracts/content';
import { Button } from '@kaadu/ui';
import { useId, useState } from 'react';
import { readable } from '../../shared/readable';
import { indianTime } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
import type { Content, Field } from '../field';
import { compare, merge, type Difference, type Side } from './compare';
import styles from './conflict.module.css';

interface ConflictViewProps {
  readonly fields: readonly Field[];
  /** The common ancestor of both versions. */
  readonly base: Content;
  readonly mine: Content;
  /** The version that someone else has saved meanwhile. */
  readonly latest: EditedContent;
  /** Called with the merged body. */
  readonly onChosen: (body: Content) => void;
}

/** Two versions of a record side by side, to choose from field by field. */
export function ConflictView({ fields, base, mine, latest, onChosen }: ConflictViewProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { body, saved_by, saved_at } = latest;
  const differences = compare(base, mine, body);
  const who = saved_by ?? 'Someone';
  return (
    <section className={styles.view} aria-label="Two versions">
      <Notice tone="warning" focused title={`${who} saved this while you were writing`}>
        <p>
          <span>{saved_at && `It was saved on ${indianTime(saved_at)}. `}</span>Your changes are not lost.
          Choose a version of each field, then continue. Nothing is saved until you save or publish.
        </p>
      </Notice>
      {differences.map((difference) => (
        <Choice
          key={difference.name}
          difference={difference}
          label={labelOf(fields, difference.name)}
          who={who}
          side={chosen[difference.name] ?? difference.proposed}
          onSide={(side) => setChosen({ ...chosen, [difference.name]: side })}
        />
      ))}
      <div>
        <Button onClick={() => onChosen(merge(body, differences, chosen))}>
          Continue with these choices
        </Button>
      </div>
    </section>
  );
}

function labelOf(fields: readonly Field[], name: string): string {
  const field = fields.find((one) => one.name === name || (one.kind === 'image' && one.altName === name));
  if (!field) return name;
  return field.name === name ? field.label : `${field.label}: description`;
}

interface ChoiceProps {
  readonly difference: Difference;
  readonly label: string;
  readonly who: string;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

function Choice({ difference: { mine, theirs, bothChanged }, label, who, side, onSide }: ChoiceProps) {
  const name = useId();
  const versions = [
    { key: 'mine', title: 'Yours', value: mine },
    { key: 'theirs', title: `${who}’s`, value: theirs },
  ] as const;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>
        {label}
        {bothChanged && <span className={styles.both}> · both of you changed this</span>}
      </legend>
      {versions.map(({ key, title, value }) => (
        <label key={key} className={styles.version} data-chosen={side === key || undefined}>
          <span className={styles.title}>
            <input type="radio" name={name} checked={side === key} onChange={() => onSide(key)} /> {title}
          </span>
          <span className={styles.value}>{readable(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
