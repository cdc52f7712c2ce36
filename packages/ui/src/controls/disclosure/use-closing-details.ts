import { useOutside } from '@kaadu/ui';
import { useEffect, type RefObject } from 'react';

/** Closes a `details` element that covers the page, on a press or focus outside and on Escape inside. */
export function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useOutside(ref, true, () => ref.current?.removeAttribute('open'));
  useEffect(() => {
    const details = ref.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details?.open) return;
      details.removeAttribute('open');
      details.querySelector('summary')?.focus();
    };
    details?.addEventListener('keydown', onKeyDown);
    return () => details?.removeEventListener('keydown', onKeyDown);
  }, [ref]);
}
