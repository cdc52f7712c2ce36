import { useOutside } from '@kaadu/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Country } from 'react-phone-number-input/min';
import type { CountryOption } from './countries';
import { listPosition, type ListPosition } from './list-position';
import { dialCodeOf } from './phone';
import { useTypeAhead } from './use-type-ahead';

export interface CountrySelectProps {
  readonly value: Country;
  readonly options: readonly CountryOption[];
  readonly onChange: (country: Country) => void;
}

type NamedCountry = Extract<CountryOption, { readonly value: Country }>;

/** State and keyboard handling of the country select. `position` is null while the list is closed. */
export function useCountryCombobox({ value, options, onChange }: CountrySelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [position, setPosition] = useState<ListPosition | null>(null);
  const [active, setActive] = useState<Country>(value);
  const typeAhead = useTypeAhead();
  const countries = options.flatMap((option) => (option.divider ? [] : [option]));
  const close = () => setPosition(null);
  useOutside(root, position !== null, close);

  const open = () => {
    if (!button.current) return;
    setActive(value);
    setPosition(listPosition(button.current.getBoundingClientRect(), window.innerHeight));
  };
  /** Closes the list and returns the focus to the button. */
  const dismiss = () => {
    close();
    button.current?.focus();
  };
  const choose = (country: Country) => {
    onChange(country);
    dismiss();
  };
  const search = (letter: string) => {
    const found = findCountry(countries, typeAhead.add(letter));
    if (!found) return;
    if (position) setActive(found.value);
    else onChange(found.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetter = event.key.length === 1;
    const continuesWord = event.key === ' ' && typeAhead.isTyping();
    const next = neighbour(countries, active, event.key);
    const opens = ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key);
    const chooses = ['Enter', ' ', 'Tab'].includes(event.key);

    if (continuesWord) search(event.key);
    else if (!position && opens) open();
    else if (position && next) setActive(next.value);
    else if (position && chooses) choose(active);
    else if (position && event.key === 'Escape') close();
    else if (isLetter) search(event.key);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  const current = countries.find((country) => country.value === value);
  return { root, button, value, current, active, position, open, close, dismiss, choose, onKeyDown };
}

/** Returns the country that a navigation key moves to; undefined for any other key. */
function neighbour(countries: readonly NamedCountry[], active: Country, key: string) {
  const index = countries.findIndex((country) => country.value === active);
  const last = countries.length - 1;
  const targets: Partial<Record<string, number>> = {
    ArrowDown: Math.min(index + 1, last),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : countries[target];
}

/** Finds the first country whose name starts with the word, or whose dial code it is. */
function findCountry(countries: readonly NamedCountry[], word: string) {
  return countries.find(
    ({ label, value }) => label.toLowerCase().startsWith(word) || dialCodeOf(value).slice(1) === word,
  );
}
