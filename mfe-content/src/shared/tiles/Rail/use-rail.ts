import { useEffect, useRef, useState } from 'react';

const noOverflow = { before: false, after: false };

/** Tracks on which sides a horizontal list overflows, and scrolls it by most of its visible width. */
export function useRail() {
  const ref = useRef<HTMLUListElement>(null);
  const [overflow, setOverflow] = useState(noOverflow);

  const measure = () => {
    const list = ref.current;
    if (!list) return;
    const before = list.scrollLeft > 1;
    const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
    setOverflow((last) => (last.before === before && last.after === after ? last : { before, after }));
  };

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const scrollByView = (direction: 1 | -1) => {
    const list = ref.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.8 });
  };
  return { ref, overflow, onScroll: measure, scrollByView };
}
