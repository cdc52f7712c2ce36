import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapGestures } from './map-gestures';
import type { MapView } from '../view';

/** Window width in pixels for which the server chooses the labels, that of a narrow phone. */
const assumedWidth = 320;

interface LiveMap {
  readonly view: MapView;
  /** Width of the window in pixels. */
  readonly width: number;
  /** Null until its code has loaded; the map cannot be moved before. */
  readonly gestures: MapGestures | null;
}

/**
 * Tracks the view of a map. The code that lets it be moved loads when it first comes near the screen. Without that
 * code, or without JavaScript, the map is static.
 */
export function useMapView(ref: RefObject<HTMLElement | null>, initial: MapView): LiveMap {
  const [view, setView] = useState(initial);
  const [width, setWidth] = useState(assumedWidth);
  const [gestures, setGestures] = useState<MapGestures | null>(null);
  const start = useRef(initial);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setWidth(element.clientWidth));
    measure.observe(element);
    return () => measure.disconnect();
  }, [ref]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let started: MapGestures | null = null;
    let left = false;
    const begin = () =>
      import('./map-gestures').then(
        ({ startGestures }) => {
          if (left) return;
          started = startGestures(element, start.current, setView);
          setGestures(started);
        },
        (error: unknown) => console.warn('The map cannot be moved: its code could not be loaded', error),
      );
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void begin();
      },
      { rootMargin: '50px' },
    );
    near.observe(element);
    return () => {
      left = true;
      near.disconnect();
      started?.stop();
    };
  }, [ref]);

  return { view, width, gestures };
}
