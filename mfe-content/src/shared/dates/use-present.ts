import { useState } from 'react';
import { useHydrated } from '@kaadu/ui/hydration';

/** The instant at which a part of the page appeared; null on the server and during hydration, whose HTML is cached for days. */
export function usePresent(): number | null {
  const [now] = useState(() => Date.now());
  return useHydrated() ? now : null;
}
