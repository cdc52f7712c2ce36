import { useEffect, useState } from 'react';

/** Maximum timer duration; a longer one fires at once. */
const longestMs = 2_147_000_000;

/**
 * Whether an instant has passed; turns true when it does.
 * @param instant null never passes
 */
export function useExpired(instant: string | null): boolean {
  const at = instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant);
  // The instant, because another one may follow that has not passed yet.
  const [passed, setPassed] = useState(() => (Date.now() >= at ? at : null));
  useEffect(() => {
    const left = at - Date.now();
    if (left > longestMs) return;
    const timer = setTimeout(() => setPassed(at), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [at]);
  return passed === at;
}
