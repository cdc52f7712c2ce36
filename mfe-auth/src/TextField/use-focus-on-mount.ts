import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the field when it appears, if `wanted`. */
export function useFocusOnMount(wanted = true): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted]);
  return field;
}
