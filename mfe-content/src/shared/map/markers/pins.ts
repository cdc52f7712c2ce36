import type { MapPoint } from '../frame';
import { inWindow, type MapView } from '../view';

/** Minimum distance of two pins in pixels: their own size and some space, so that each can be pressed (WCAG 2.5.8). */
const leastDistance = 36;

/**
 * Chooses the pins that fit; earlier ones take precedence. The others are dots until the map is enlarged.
 * @param width width of the window in pixels
 * @returns ids of the pins to show
 */
export function pinsWithRoom(
  pins: readonly { readonly id: string; readonly point: MapPoint }[],
  view: MapView,
  width: number,
): ReadonlySet<string> {
  const taken: MapPoint[] = [];
  const shown = new Set<string>();
  for (const { id, point } of pins) {
    const { x, y } = inWindow(point, view);
    if (taken.some((other) => Math.hypot(other.x - x, other.y - y) * width < leastDistance)) continue;
    taken.push({ x, y });
    shown.add(id);
  }
  return shown;
}
