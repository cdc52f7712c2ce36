import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds between requests: short at first, then longer, two minutes in total (booking §3). */
const pauses = [1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 15, 15, 20];

/**
 * Polls at growing intervals for two minutes.
 * @param active polls only while true
 * @returns whether it has given up
 */
export function usePoll(active: boolean, ask: () => Promise<void>): boolean {
  const [turn, setTurn] = useState(0);
  const poll = useEffectEvent(ask);
  const pause = pauses[turn];
  useEffect(() => {
    if (!active || pause === undefined) return;
    let left = false;
    const timer = setTimeout(() => {
      void poll().then(() => {
        if (!left) setTurn((before) => before + 1);
      });
    }, pause * 1000);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [active, pause, turn]);
  return pause === undefined;
}
