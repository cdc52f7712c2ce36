import { useEffect, useRef, useState } from 'react';

const noOverflow = { before: false, after: false };

/** Tracks on which sides a horizontal list overflows, and scrolls it by most of its visible width. */
export function useRail() {
  /** The element around the list. */
  const frame = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState(noOverflow);

  const measure = () => {
    const list = frame.current?.querySelector('ul');
    if (!list) return;
    const before = list.scrollLeft > 1;
    const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
    setOverflow((last) => (last.before === before && last.after === after ? last : { before, after }));
  };

  useEffect(() => {
    const list = frame.current?.querySelector('ul');
    if (!list) return;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const scrollByView = (direction: 1 | -1) => {
    const list = frame.current?.querySelector('ul');
    list?.scrollBy({ left: direction * list.clientWidth * 0.8 });
  };
  return { frame, overflow, onScroll: measure, scrollByView };
}
