import { useState } from 'react';
import { useHydrated } from '@kaadu/ui/hydration';

/**
 * Returns the instant at which the component mounted; null on the server and during hydration, whose HTML is cached for
 * days.
 */
export function usePresent(): number | null {
  const [now] = useState(() => Date.now());
  return useHydrated() ? now : null;
}
