import { useEffect, useRef, useState } from 'react';

const nowhere = { before: false, after: false };

/** Knows on which sides of a sideways list there is more to see, and turns it by what one view shows. */
export function useRail() {
  const ref = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState(nowhere);

  const measure = () => {
    const list = ref.current;
    if (!list) return;
    const before = list.scrollLeft > 1;
    const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
    setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
  };

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const resizes = new ResizeObserver(measure);
    resizes.observe(list);
    return () => resizes.disconnect();
  }, []);

  const turn = (direction: 1 | -1) => {
    const list = ref.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.8 });
  };
  return { ref, more, onScroll: measure, turn };
}
