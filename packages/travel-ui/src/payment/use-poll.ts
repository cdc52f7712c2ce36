import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds between questions: soon at first, then further apart, two minutes in all (booking §3). */
const pauses = [1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 15, 15, 20];

/**
 * Asks again and again, further apart each time, for two minutes.
 * @param active asks only while true
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
