import { useRef, useState } from 'react';
import { ComboboxInput } from '@kaadu/ui/combobox';
import { ComboboxList } from '@kaadu/ui/combobox';
import { useCombobox } from '@kaadu/ui/combobox';
import select from './PlaceSelect.module.css';
import styles from './PlaceCombobox.module.css';
import type { PlaceFieldProps } from './PlaceSelect';

const anywhere = { value: '', name: 'Anywhere' };
/** Normalises text, to compare without case and accents. */
const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A destination chosen by typing a part of its name. */
export function PlaceCombobox({ id, places, value, onChange }: PlaceFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const all = [anywhere, ...places.map(({ primary_key, name }) => ({ value: String(primary_key), name }))];
  const chosen = all.find((place) => place.value === value) ?? anywhere;
  // Null while nothing is being typed; the name of the chosen place shows then.
  const [typed, setTyped] = useState<string | null>(null);
  const options = typed === null ? all : all.filter(({ name }) => plain(name).includes(plain(typed)));
  const combobox = useCombobox({
    root,
    options,
    onPick: (place) => {
      onChange(place.value);
      setTyped(null);
    },
    onLeave: () => {
      const exact = typed !== null && all.find(({ name }) => plain(name) === plain(typed));
      if (exact) onChange(exact.value);
      if (typed?.trim() === '') onChange('');
      setTyped(null);
    },
  });
  return (
    <div ref={root}>
      <ComboboxInput
        className={select.select}
        id={id}
        combobox={combobox}
        type="text"
        placeholder="Type a name"
        value={typed ?? chosen.name}
        onText={setTyped}
        onClick={combobox.open}
        onFocus={({ target }) => target.select()}
      />
      <input type="hidden" name="destinations_pk" value={value} />
      <ComboboxList
        id={id}
        label="Destinations"
        combobox={combobox}
        options={options}
        keyOf={(place) => place.value}
      >
        {({ name }) => name}
      </ComboboxList>
      <p className={styles.message} role="status">
        {combobox.isOpen && options.length === 0 && `No destination matches “${typed?.trim()}”`}
      </p>
    </div>
  );
}
