import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * Arrow keys and Enter over a list of `[role=option]` elements while the focus stays in the text box
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Enter clicks the active option.
 */
export function useCombobox() {
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);

  const move = (step: 1 | -1) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const current = options.findIndex((option) => option.id === activeId);
    const next = current === -1 && step === -1 ? options.length - 1 : current + step;
    const option = options[(next + options.length) % options.length];
    setActiveId(option?.id ?? null);
    option?.scrollIntoView({ block: 'nearest' });
  };

  /** Handles keys that act on the list. */
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
      return;
    }
    const active = event.key === 'Enter' && activeId !== null && document.getElementById(activeId);
    if (!active) return;
    event.preventDefault();
    active.click();
  };

  return { list, activeId, reset: () => setActiveId(null), handleKey };
}
