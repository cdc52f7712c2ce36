import type { FilterKey } from '@kaadu/contracts';
import type { Facet } from '@kaadu/contracts/listing';
import { useState } from 'react';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
  readonly name: FilterKey;
  readonly title: string;
  readonly facets: readonly Facet[];
  readonly chosen: readonly number[];
  readonly onToggle: (key: number) => void;
}

/** Number of choices shown before "more". */
const shownAtFirst = 6;

/** The choices of one filter, each with its number of results. Choices with no results are hidden. */
export function FilterGroup({ name, title, facets, chosen, onToggle }: FilterGroupProps) {
  const useful = facets.filter(({ primary_key, count }) => count > 0 || chosen.includes(primary_key));
  const more = useful.slice(shownAtFirst);
  // Initial state only: unchecking the last hidden choice must not collapse the list under the pointer.
  const [startsOpen] = useState(() => more.some(({ primary_key }) => chosen.includes(primary_key)));
  if (useful.length === 0) return null;
  const option = ({ primary_key, name: text, count }: Facet) => (
    <label key={primary_key} className={styles.option}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        value={primary_key}
        checked={chosen.includes(primary_key)}
        onChange={() => onToggle(primary_key)}
      />
      <span className={styles.name}>{text}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {useful.slice(0, shownAtFirst).map(option)}
      {more.length > 0 && (
        <details open={startsOpen}>
          <summary className={styles.more}>{more.length} more</summary>
          {more.map(option)}
        </details>
      )}
    </fieldset>
  );
}
