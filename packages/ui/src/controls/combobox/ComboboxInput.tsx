import type { ComponentProps } from 'react';
import type { ComboboxState } from './use-combobox';

export const listId = (id: string) => `${id}-list`;
export const optionId = (id: string, index: number) => `${id}-${index}`;

interface ComboboxInputProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  readonly id: string;
  readonly combobox: Pick<ComboboxState<never>, 'isOpen' | 'active' | 'open' | 'onKeyDown'>;
  readonly onText: (text: string) => void;
}

/** The text box of a combobox. It belongs to the `ComboboxList` with the same id. */
export function ComboboxInput({ id, combobox, onText, ...input }: ComboboxInputProps) {
  const { isOpen, active, open, onKeyDown } = combobox;
  return (
    <input
      {...input}
      id={id}
      autoComplete="off"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={listId(id)}
      aria-activedescendant={isOpen && active >= 0 ? optionId(id, active) : undefined}
      onChange={({ target }) => {
        onText(target.value);
        open();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
