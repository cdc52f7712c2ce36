import type { SearchExperience } from '@kaadu/contracts/search';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ComboboxInput } from '@kaadu/ui/combobox';
import { ComboboxList } from '@kaadu/ui/combobox';
import { useCombobox } from '@kaadu/ui/combobox';
import styles from './ExperienceBox.module.css';
import { useFound } from './use-found';

interface ExperienceBoxProps {
  /** Initial text of the box. */
  readonly initial: string;
  /** Name of the box in a form submitted without JavaScript. */
  readonly name?: string;
  readonly onPick: (experience: SearchExperience) => void;
  /** Content next to the box. */
  readonly children?: ReactNode;
}

/** Returns the short name of an experience, for narrow columns. */
export const shortNameOf = ({ short_name, title }: Pick<SearchExperience, 'short_name' | 'title'>) =>
  short_name ?? title;

/** Selects an experience by typing part of its name. */
export function ExperienceBox({ initial, name, onPick, children }: ExperienceBoxProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(initial);
  // Search text; empty until the visitor types.
  const [term, setTerm] = useState('');
  const found = useFound(term);
  const options = found === null || found === 'failed' ? [] : found;
  const combobox = useCombobox({
    root,
    options,
    onPick: (experience) => {
      setText(shortNameOf(experience));
      setTerm('');
      onPick(experience);
    },
  });
  return (
    <div className={styles.picker} ref={root}>
      <label className={styles.label} htmlFor={id}>
        Stay or activity
      </label>
      <div className={styles.row}>
        <ComboboxInput
          className={styles.input}
          id={id}
          combobox={combobox}
          name={name}
          type="search"
          placeholder="Type a name or a place"
          value={text}
          onText={(next) => {
            setText(next);
            setTerm(next.trim());
          }}
          onFocus={({ target }) => target.select()}
        />
        {children}
      </div>
      <ComboboxList
        id={id}
        label="Experiences"
        combobox={combobox}
        options={options}
        keyOf={({ primary_key }) => primary_key}
      >
        {(experience) => <Option experience={experience} />}
      </ComboboxList>
      <p className={styles.message} role="status">
        {combobox.isOpen && term !== '' && messageOf(found)}
      </p>
    </div>
  );
}

function Option({ experience }: { readonly experience: SearchExperience }) {
  return (
    <>
      <strong>{shortNameOf(experience)}</strong>
      <span className={styles.place}>{experience.location}</span>
    </>
  );
}

function messageOf(found: readonly SearchExperience[] | 'failed' | null): string {
  if (found === null) return 'Searching …';
  if (found === 'failed') return 'The search is not available just now. Please try again.';
  return found.length === 0 ? 'No results found. Try a different search term.' : '';
}
