import { useOutside } from '@kaadu/ui';
import { useEffect, useRef, useState } from 'react';

/** State of a dropdown, which closes on Esc, returning the focus to its button, and on a click or focus outside. */
export function useDisclosure() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useOutside(root, open, () => setOpen(false));

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return { root, button, open, toggle: () => setOpen(!open) };
}
