import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ComboboxList.module.css';
import { listId, optionId } from './ComboboxInput';
import type { ComboboxState } from './use-combobox';

interface ComboboxListProps<Option> {
  /** Id of the text box. */
  readonly id: string;
  readonly label: string;
  readonly combobox: ComboboxState<Option>;
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string | number;
  readonly children: (option: Option) => ReactNode;
}

/** The options of a combobox, below its box. */
export function ComboboxList<Option>(props: ComboboxListProps<Option>) {
  const { id, label, combobox, options, keyOf, children } = props;
  const { isOpen, active, pick } = combobox;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  return (
    <ul ref={list} className={styles.list} id={listId(id)} role="listbox" aria-label={label} hidden={!isOpen}>
      {options.map((option, index) => (
        // The keyboard reaches options from the input, by aria-activedescendant (ARIA APG, combobox).
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={keyOf(option)}
          className={styles.option}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
        >
          {children(option)}
        </li>
      ))}
    </ul>
  );
}
