import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to `target` once `value` has changed through the visitor's action, for controls that their own effect
 * removes.
 * @returns a function to call when the control is used
 */
export function useFocusAfterChange(value: unknown, target: RefObject<HTMLElement | null>): () => void {
  const expected = useRef(false);
  useEffect(() => {
    if (!expected.current) return;
    expected.current = false;
    target.current?.focus();
  }, [value, target]);
  return () => {
    expected.current = true;
  };
}
