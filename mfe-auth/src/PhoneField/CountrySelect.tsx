import { ChevronDownIcon, useOutside } from '@kaadu/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Country } from 'react-phone-number-input/min';
import { CountryList, type CountryOption } from './CountryList';
import styles from './CountrySelect.module.css';
import { listPlace, type ListPlace } from './list-place';
import { dialCodeOf } from './phone';
import { useFlags } from './use-flags';
import { useTypeToFind } from './use-type-to-find';

interface CountrySelectProps {
  readonly value?: Country;
  readonly options: readonly CountryOption[];
  readonly onChange: (country: Country) => void;
}

/**
 * The dial code of a number: a select-only combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Typing a
 * name or a dial code finds it, open or closed.
 */
export function CountrySelect({ value = 'IN', options, onChange }: CountrySelectProps) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<ListPlace | null>(null);
  const [active, setActive] = useState<Country>(value);
  const find = useTypeToFind();
  const flags = useFlags(place !== null);
  const countries = options.flatMap((option) => (option.divider ? [] : [option]));
  const current = countries.find((country) => country.value === value);
  const close = () => setPlace(null);
  useOutside(root, place !== null, close);

  const open = () => {
    if (!button.current) return;
    setActive(value);
    setPlace(listPlace(button.current.getBoundingClientRect(), window.innerHeight));
  };
  const choose = (country: Country) => {
    onChange(country);
    close();
    button.current?.focus();
  };
  const go = (index: number) => {
    const target = countries[Math.max(0, Math.min(index, countries.length - 1))];
    if (target) setActive(target.value);
  };
  const search = (letter: string) => {
    const word = find.add(letter);
    const found = countries.find(
      (country) =>
        country.label.toLowerCase().startsWith(word) || dialCodeOf(country.value).slice(1) === word,
    );
    if (!found) return;
    if (place) setActive(found.value);
    else onChange(found.value);
  };

  const at = countries.findIndex((country) => country.value === active);
  const openKeys: Record<string, () => void> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(countries.length - 1),
    Enter: () => choose(active),
    ' ': () => choose(active),
    Escape: close,
    Tab: () => choose(active),
  };
  const closedKeys: Record<string, () => void> = { ArrowDown: open, ArrowUp: open, Enter: open, ' ': open };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typesSpace = event.key === ' ' && find.isTyping();
    const act = typesSpace ? undefined : (place ? openKeys : closedKeys)[event.key];
    const letter = event.key.length === 1;
    if (!act && !letter) return;
    if (event.key !== 'Tab') event.preventDefault();
    if (act) act();
    else search(event.key);
  };

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        role="combobox"
        aria-label="Country code"
        aria-haspopup="listbox"
        aria-expanded={place !== null}
        aria-controls={place ? listId : undefined}
        aria-activedescendant={place ? `${listId}-${active}` : undefined}
        title={current?.label}
        onClick={() => (place ? close() : open())}
        onKeyDown={onKeyDown}
        // Firefox clicks a button on the keyup of a space bar that has already done its work.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <span className={styles.code}>{value}</span>
        {dialCodeOf(value)}
        <ChevronDownIcon size="1rem" />
      </button>
      {place && (
        <CountryList
          id={listId}
          options={options}
          active={active}
          selected={value}
          flags={flags}
          place={place}
          onChoose={choose}
        />
      )}
    </div>
  );
}
