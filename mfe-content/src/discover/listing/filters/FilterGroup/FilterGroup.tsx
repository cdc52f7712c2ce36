import type { Facet } from '@kaadu/contracts/listing';
import { useHydrated } from '@kaadu/ui/hydration';
import { useId, useState } from 'react';
import { useListingText } from '../../../messages';
import type { ChoiceKey } from '../../listing-query';
import { useFacetNames } from '../../use-facet-names';
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
  const facetName = useFacetNames();
  const hydrated = useHydrated();
  // The form may be on the page twice, and radio buttons of one name would exclude each other.
  const id = useId();
  const radioName = hydrated ? id : name;
  const useful = facets.filter(({ primary_key, count }) => count > 0 || chosen.includes(primary_key));
  const more = useful.slice(shownAtFirst);
  // Initial state only: unchecking the last hidden choice must not collapse the list under the pointer.
  const [startsOpen] = useState(() => more.some(({ primary_key }) => chosen.includes(primary_key)));
  if (useful.length === 0) return null;
  const option = ({ primary_key, count, ...facet }: Facet) => (
    <Option
      key={primary_key}
      control={single ? { type: 'radio', name: radioName } : { type: 'checkbox', name }}
      value={primary_key}
      {...facetName(name, { primary_key, ...facet })}
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
  /** Language of the text, if it is not that of the page. */
  readonly lang?: string | undefined;
  readonly count?: number;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Option({ control, value, text, lang, count, checked, onChange }: OptionProps) {
  return (
    <label className={styles.option}>
      <input className={styles.box} {...control} value={value} checked={checked} onChange={onChange} />
      <span className={styles.name} lang={lang}>
        {text}
      </span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
