import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end within which the log counts as scrolled to its end, in pixels. */
const nearEnd = 80;

/**
 * Keeps a log at its end while messages arrive, unless the visitor has scrolled back, and reports when the newest was
 * seen.
 * @param count number of messages
 * @param unread number of unread messages
 */
export function useFollowing(count: number, unread: number, onSeen: () => void) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [missed, setMissed] = useState(false);
  const seen = useEffectEvent(() => {
    if (isAtEnd.current && document.visibilityState === 'visible') onSeen();
  });

  const toEnd = () => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
    isAtEnd.current = true;
    setMissed(false);
  };
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
    else setMissed(true);
    seen();
  }, [count, unread]);
  useEffect(() => {
    const box = log.current;
    const onScroll = () => {
      if (!box) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
      if (!isAtEnd.current) return;
      setMissed(false);
      seen();
    };
    const onVisible = () => seen();
    box?.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      box?.removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return { log, missed, toEnd };
}
