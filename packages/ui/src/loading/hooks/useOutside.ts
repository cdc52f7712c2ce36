import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onOutside` on a press or focus outside an element.
 * @param active listens only while true
 */
export function useOutside(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  onOutside: () => void,
): void {
  const leave = useEffectEvent(onOutside);
  useEffect(() => {
    if (!active) return;
    const check = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) leave();
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  }, [root, active]);
}
