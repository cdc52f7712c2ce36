import { ChevronDownIcon } from '@kaadu/ui';
import { useId } from 'react';
import { CountryPopup } from './CountryPopup';
import styles from './CountrySelect.module.css';
import { dialCodeOf } from './phone';
import { useCountryCombobox, type CountrySelectProps } from './use-country-combobox';
import { useFlags } from './use-flags';

/**
 * Selects the dial code: a select-only combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Typing a name or
 * a dial code finds the country, whether the list is open or closed.
 */
export function CountrySelect(props: CountrySelectProps) {
  const listId = useId();
  const { root, button, value, current, active, position, open, close, dismiss, choose, onKeyDown } =
    useCountryCombobox(props);

  const flags = useFlags(position !== null);

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        role="combobox"
        aria-label="Country code"
        aria-haspopup="listbox"
        aria-expanded={position !== null}
        aria-controls={position ? listId : undefined}
        aria-activedescendant={position ? `${listId}-${active}` : undefined}
        title={current?.label}
        onClick={() => (position ? close() : open())}
        onKeyDown={onKeyDown}
        // Firefox clicks a button on keyup of the space bar even when keydown was handled.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <span className={styles.code}>{value}</span>
        {dialCodeOf(value)}
        <ChevronDownIcon size="1rem" />
      </button>
      {position && (
        <CountryPopup
          id={listId}
          options={props.options}
          active={active}
          selected={value}
          flags={flags}
          position={position}
          onChoose={choose}
          onClose={dismiss}
        />
      )}
    </div>
  );
}
