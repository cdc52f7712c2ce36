import type { FilterKey } from '@kaadu/contracts';
import type { Facet } from '@kaadu/contracts/api';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
  readonly name: FilterKey;
  readonly title: string;
  readonly facets: readonly Facet[];
  readonly chosen: readonly number[];
  readonly onToggle: (key: number) => void;
}

/** Choices that show before "more". */
const shownAtFirst = 6;

/** The choices of one filter, each with how many results it would leave. */
export function FilterGroup({ name, title, facets, chosen, onToggle }: FilterGroupProps) {
  if (facets.length === 0) return null;
  const option = (facet: Facet) => {
    const checked = chosen.includes(facet.primary_key);
    return (
      <label key={facet.primary_key} className={styles.option} data-empty={facet.count === 0 || undefined}>
        <input
          type="checkbox"
          className={styles.box}
          name={name}
          value={facet.primary_key}
          checked={checked}
          disabled={facet.count === 0 && !checked}
          onChange={() => onToggle(facet.primary_key)}
        />
        <span className={styles.name}>{facet.name}</span>
        <span className={styles.count}>{facet.count}</span>
      </label>
    );
  };
  const more = facets.slice(shownAtFirst);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {facets.slice(0, shownAtFirst).map(option)}
      {more.length > 0 && (
        <details open={more.some(({ primary_key }) => chosen.includes(primary_key))}>
          <summary className={styles.more}>{more.length} more</summary>
          {more.map(option)}
        </details>
      )}
    </fieldset>
  );
}
