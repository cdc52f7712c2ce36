import { useState } from 'react';
import { useHydrated } from '@kaadu/ui/hydration';

/** Returns the mount time; null on the server and during hydration, because the HTML is cached for days. */
export function usePresent(): number | null {
  const [now] = useState(() => Date.now());
  return useHydrated() ? now : null;
}
