import type { MapPoint } from '../frame';
import { inWindow, type MapView } from '../view';

/** A text at a point of the map. */
export interface MapLabel {
  readonly id: string;
  readonly text: string;
  readonly point: MapPoint;
}

/** Sizes in pixels, on the wide side, so that labels never touch. */
const letterWidth = 8;
const padding = 34;
const lineHeight = 28;
const pinRadius = 18;

/** An area of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Side of a label relative to its point. */
export type LabelSide = 'right' | 'left';

/**
 * Places the labels that fit: earlier ones take precedence, and none covers another label or a marker.
 * @param markers points with a pin, which no label may cover
 * @param width width of the window in pixels
 * @param covered areas where other elements lie over the map
 * @returns side of each label to show, by id
 */
export function labelsWithRoom(
  labels: readonly MapLabel[],
  markers: readonly MapPoint[],
  view: MapView,
  width: number,
  covered: readonly Box[] = [],
): ReadonlyMap<string, LabelSide> {
  const toPixels = (point: MapPoint) => {
    const { x, y } = inWindow(point, view);
    return { x: x * width, y: y * width };
  };
  const pins = markers.map(toPixels);
  const taken: Box[] = [];
  const shown = new Map<string, LabelSide>();
  for (const { id, text, point } of labels) {
    const at = toPixels(point);
    const others = pins.filter((pin) => Math.abs(pin.x - at.x) > 1 || Math.abs(pin.y - at.y) > 1).map(pinBox);
    const side = sides.find((candidate) => {
      const box = labelBox(at, text, candidate);
      if (box.left < 0 || box.right > width) return false;
      return ![...others, ...taken, ...covered].some((other) => overlap(box, other));
    });
    if (!side) continue;
    taken.push(labelBox(at, text, side));
    shown.set(id, side);
  }
  return shown;
}

const sides: readonly LabelSide[] = ['right', 'left'];

function labelBox({ x, y }: MapPoint, text: string, side: LabelSide): Box {
  const length = text.length * letterWidth + padding;
  return {
    left: side === 'right' ? x + pinRadius : x - length,
    right: side === 'right' ? x + length : x - pinRadius,
    top: y - lineHeight / 2,
    bottom: y + lineHeight / 2,
  };
}

function pinBox({ x, y }: MapPoint): Box {
  return { left: x - pinRadius, right: x + pinRadius, top: y - pinRadius, bottom: y + pinRadius };
}
