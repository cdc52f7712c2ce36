import { type RefObject, useLayoutEffect, useState } from 'react';

/** Default ratio where nothing can be measured. */
const usual = 0.9;

/**
 * Measures height ÷ width of an element, rounded to a tenth so that a scroll bar or a pixel changes nothing; null
 * before the measurement.
 */
export function useShape(ref: RefObject<HTMLElement | null>): number | null {
  const [shape, setShape] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setShape(shapeOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return shape;
}

function shapeOf({ clientWidth, clientHeight }: HTMLElement): number {
  return clientWidth > 0 && clientHeight > 0 ? clientHeight / clientWidth : usual;
}
