import { useOutside } from '@kaadu/ui';
import { useRef, useState, type KeyboardEvent } from 'react';

/** A dropdown: its open state, and closing by Esc (the focus returns to the button) or by leaving it. */
export function useDisclosure() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useOutside(root, open, () => setOpen(false));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return { root, button, open, onKeyDown, toggle: () => setOpen(!open) };
}
