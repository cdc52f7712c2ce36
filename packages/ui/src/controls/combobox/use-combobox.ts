import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useOutside } from '@kaadu/ui';

interface ComboboxOptions<Option> {
  /** Element around the box and its list. Leaving it closes the list. */
  readonly root: RefObject<HTMLElement | null>;
  readonly options: readonly Option[];
  readonly onPick: (option: Option) => void;
  /** Called when the list closes without a choice. */
  readonly onLeave?: () => void;
}

/**
 * State of a combobox: whether its list is open, and which option is active. Handles arrow keys, Enter and Escape, with
 * the focus in the box (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, list autocomplete).
 */
export function useCombobox<Option>({ root, options, onPick, onLeave }: ComboboxOptions<Option>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const leave = () => {
    setOpen(false);
    onLeave?.();
  };
  const pick = (option: Option) => {
    setOpen(false);
    onPick(option);
  };
  useOutside(root, isOpen, leave);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) leave();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const last = options.length - 1;
      if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0);
      else setActive(active > 0 ? active - 1 : last);
    }
    const option = options[active];
    if (event.key === 'Enter' && isOpen && option) {
      event.preventDefault();
      pick(option);
    }
  };
  return { isOpen, active, open, pick, onKeyDown } as const;
}

export type ComboboxState<Option> = ReturnType<typeof useCombobox<Option>>;
