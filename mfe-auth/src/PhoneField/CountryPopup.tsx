import { useState, type KeyboardEvent } from 'react';
import type { Country } from 'react-phone-number-input/min';
import type { CountryOption } from './countries';
import { CountryList } from './CountryList';
import styles from './CountrySelect.module.css';
import type { ListPosition } from './list-position';
import { dialCodeOf } from './phone';
import type { Flags } from './use-flags';

interface CountryPopupProps {
  readonly id: string;
  readonly options: readonly CountryOption[];
  readonly active: Country;
  readonly selected: Country;
  /** Null until loaded. */
  readonly flags: Flags | null;
  readonly position: ListPosition;
  readonly onChoose: (country: Country) => void;
  readonly onClose: () => void;
}

/** The list of countries, below a search field on devices without a keyboard. */
export function CountryPopup({ options, position, onChoose, onClose, ...list }: CountryPopupProps) {
  const [text, setText] = useState('');
  const found = findCountries(options, text);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const first = found.find((option) => !option.divider);
    if (event.key === 'Escape') onClose();
    else if (first) onChoose(first.value);
  };

  return (
    <div className={styles.popup} style={position.style}>
      <input
        className={styles.search}
        type="search"
        aria-label="Find a country"
        placeholder="Find a country"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <CountryList {...list} options={found} side={position.side} onChoose={onChoose} />
      <p className={styles.nothing} role="status">
        {found.length === 0 && 'No country found'}
      </p>
    </div>
  );
}

/** Finds the countries whose names contain each word of a text, or whose dial codes begin with it. */
function findCountries(options: readonly CountryOption[], text: string): readonly CountryOption[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const digits = text.replace(/\D/g, '');
  return options.filter(
    (option) =>
      !option.divider &&
      (digits
        ? dialCodeOf(option.value).slice(1).startsWith(digits)
        : words.every((word) => option.label.toLowerCase().includes(word))),
  );
}
