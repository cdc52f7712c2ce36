import type { Facet } from '@kaadu/contracts/listing';
import { useHydrated } from '@kaadu/ui/hydration';
import { useId, useState } from 'react';
import { useListingText } from '../../../messages';
import type { ChoiceKey } from '../../listing-query';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
  readonly name: ChoiceKey;
  readonly title: string;
  readonly facets: readonly Facet[];
  readonly chosen: readonly number[];
  /** Whether only one choice can be made at a time. */
  readonly single: boolean;
  readonly onToggle: (key: number) => void;
  /** Makes the only choice; null for any. */
  readonly onChoose: (key: number | null) => void;
}

/** Number of choices shown before "more". */
const shownAtFirst = 6;

/** The choices of one filter, each with its number of results. Choices with no results are hidden. */
export function FilterGroup({ name, title, facets, chosen, single, onToggle, onChoose }: FilterGroupProps) {
  const t = useListingText();
  const hydrated = useHydrated();
  // The form may be on the page twice, and radio buttons of one name would exclude each other.
  const id = useId();
  const radioName = hydrated ? id : name;
  const useful = facets.filter(({ primary_key, count }) => count > 0 || chosen.includes(primary_key));
  const more = useful.slice(shownAtFirst);
  // Initial state only: unchecking the last hidden choice must not collapse the list under the pointer.
  const [startsOpen] = useState(() => more.some(({ primary_key }) => chosen.includes(primary_key)));
  if (useful.length === 0) return null;
  const option = ({ primary_key, name: text, count }: Facet) => (
    <Option
      key={primary_key}
      control={single ? { type: 'radio', name: radioName } : { type: 'checkbox', name }}
      value={primary_key}
      text={text}
      count={count}
      checked={chosen.includes(primary_key)}
      onChange={() => (single ? onChoose(primary_key) : onToggle(primary_key))}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {single && (
        <Option
          control={{ type: 'radio', name: radioName }}
          value=""
          text={t('any')}
          checked={chosen.length === 0}
          onChange={() => onChoose(null)}
        />
      )}
      {useful.slice(0, shownAtFirst).map(option)}
      {more.length > 0 && (
        <details open={startsOpen}>
          <summary className={styles.more}>{t('more', { count: more.length })}</summary>
          {more.map(option)}
        </details>
      )}
    </fieldset>
  );
}

interface OptionProps {
  readonly control: { readonly type: 'checkbox' | 'radio'; readonly name: string };
  readonly value: number | '';
  readonly text: string;
  readonly count?: number;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Option({ control, value, text, count, checked, onChange }: OptionProps) {
  return (
    <label className={styles.option}>
      <input className={styles.box} {...control} value={value} checked={checked} onChange={onChange} />
      <span className={styles.name}>{text}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
