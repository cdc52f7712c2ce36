import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus when the field appears, which is where the visitor goes on. */
export function useFocusOnMount(wanted = true): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted]);
  return field;
}
