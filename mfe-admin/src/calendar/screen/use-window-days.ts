import { useSyncExternalStore } from 'react';

/** Days that fit next to the line names: four weeks from laptop width on, one week on phones. */
const widths = [
  { query: '(width >= 80em)', days: 28 },
  { query: '(width >= 48em)', days: 14 },
] as const;
const phoneDays = 7;

function subscribe(onChange: () => void): () => void {
  const lists = widths.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const read = () => widths.find(({ query }) => window.matchMedia(query).matches)?.days ?? phoneDays;

/** Returns how many days of the calendar fit into the window. */
export function useWindowDays(): number {
  return useSyncExternalStore(subscribe, read, () => phoneDays);
}

/** Whether the window is too narrow for a panel next to the calendar. */
export const useIsNarrow = () => useWindowDays() === phoneDays;
