import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Returns the current time, updated every 30 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Formats the time since an instant: `now`, `5 min`, `3 h`, `2 days`. */
export function sinceText(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / minuteMs);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
