import { useEffect, useRef } from 'react';
import type { Country } from 'react-phone-number-input/min';
import type { CountryOption } from './countries';
import styles from './CountrySelect.module.css';
import type { ListPosition } from './list-position';
import { dialCodeOf } from './phone';
import type { Flags } from './use-flags';

interface CountryListProps {
  readonly id: string;
  readonly options: readonly CountryOption[];
  readonly active: Country;
  readonly selected: Country;
  /** Null until loaded. */
  readonly flags: Flags | null;
  readonly side: ListPosition['side'];
  readonly onChoose: (country: Country) => void;
}

export function CountryList({ id, options, active, selected, flags, side, onChoose }: CountryListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <ul ref={list} id={id} role="listbox" aria-label="Country" className={styles.list} data-side={side}>
      {options.map((option) => {
        if (option.divider) return <li key="divider" role="presentation" className={styles.divider} />;
        const { value, label } = option;
        const Flag = flags?.[value];
        return (
          // Key presses go to the combobox, which keeps the focus.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={value}
            id={`${id}-${value}`}
            role="option"
            aria-selected={value === selected}
            data-active={value === active || undefined}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(value)}
          >
            <span className={styles.flag} aria-hidden="true">
              {Flag ? <Flag title="" /> : null}
            </span>
            <span className={styles.name}>{label}</span>
            <span className={styles.dial}>{dialCodeOf(value)}</span>
          </li>
        );
      })}
    </ul>
  );
}
