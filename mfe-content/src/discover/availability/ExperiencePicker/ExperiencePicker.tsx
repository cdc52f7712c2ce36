import { paths } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useNavigation } from '@kaadu/federation/react';
import { Button, useOutside } from '@kaadu/ui';
import { useId, useRef } from 'react';
import { availabilityHref, type AvailabilityQuery } from '../../../shared/trip/availability-query';
import styles from './ExperiencePicker.module.css';
import { usePicker } from './use-picker';

interface ExperiencePickerProps {
  readonly chosen: ExperienceDetail | null;
  readonly query: AvailabilityQuery;
}

const messages = {
  loading: 'Searching …',
  failed: 'The search does not answer just now. Please try again.',
  empty: 'No results found. Try a different search term.',
  found: '',
};

const optionId = (id: string, index: number) => `${id}-${index}`;

/** Chooses the product by typing a part of its name; without JavaScript, a search form. */
export function ExperiencePicker({ chosen, query }: ExperiencePickerProps) {
  const { navigate } = useNavigation();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const picker = usePicker(chosen?.short_name ?? chosen?.title ?? query.text, ({ primary_key }) =>
    navigate(availabilityHref({ ...query, experienceKey: primary_key, optionKey: null, day: null })),
  );
  useOutside(root, picker.isOpen, picker.close);
  return (
    <form className={styles.picker} action={paths.availability.path} role="search" ref={root}>
      <label className={styles.label} htmlFor={id}>
        Stay or activity
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={picker.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={
            picker.isOpen && picker.active >= 0 ? optionId(id, picker.active) : undefined
          }
          placeholder="Type a name or a place"
          value={picker.text}
          onChange={({ target }) => picker.type(target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={picker.onKeyDown}
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </div>
      <Results picker={picker} id={id} />
      <p className={styles.message} role="status">
        {picker.isOpen && messages[picker.state]}
      </p>
    </form>
  );
}

interface ResultsProps {
  readonly picker: ReturnType<typeof usePicker>;
  /** Of the input. */
  readonly id: string;
}

function Results({ picker, id }: ResultsProps) {
  return (
    <ul
      className={styles.list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Experiences"
      hidden={!picker.isOpen}
    >
      {picker.list.map((found, index) => (
        // The keyboard reaches options from the input, by aria-activedescendant (ARIA APG, combobox).
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={found.primary_key}
          className={styles.option}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === picker.active}
          onClick={() => picker.pick(found)}
        >
          <strong>{found.short_name ?? found.title}</strong>
          <span className={styles.place}>{found.location}</span>
        </li>
      ))}
    </ul>
  );
}
