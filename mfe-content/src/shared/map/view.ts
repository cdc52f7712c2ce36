import { mapHeight, mapKilometres, type MapPoint } from './frame';

/** Visible section of the map, in widths of its window: `k` times enlarged, its upper left corner at `x`, `y`. */
export interface MapView {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Magnifications: from the whole region to about thirty kilometres. */
export const zoomRange = [1, 48] as const;

/** Magnification of a view with a single point. */
const closestFit = 22;
/** Share of the window kept free at its sides, and above and below for its buttons (at most `most` widths). */
const margins = { x: 0.14, y: 0.26, most: 0.2 };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the magnification at which the map just fills a window; `ratio` is the window's height ÷ width. */
export function leastZoom(ratio: number): number {
  return Math.max(zoomRange[0], ratio / mapHeight);
}

/** Clamps a view to the edges of the map; `ratio` is height ÷ width of the window. */
export function clampView({ k, x, y }: MapView, ratio: number): MapView {
  const scale = clamp(k, leastZoom(ratio), zoomRange[1]);
  return {
    k: scale,
    x: clamp(x, 1 - scale, 0),
    y: clamp(y, Math.min(0, ratio - scale * mapHeight), 0),
  };
}

/** Returns the view with a point in the middle. */
export function centreOn({ x, y }: MapPoint, k: number, ratio: number): MapView {
  return clampView({ k, x: 0.5 - x * k, y: ratio / 2 - y * k }, ratio);
}

/** Returns the closest view with all points and a margin; the whole region without points. */
export function fitView(points: readonly MapPoint[], ratio: number): MapView {
  if (points.length === 0) return centreOn({ x: 0.5, y: mapHeight / 2 }, 1, ratio);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const k = Math.min(
    (1 - 2 * margins.x) / (east - west),
    (ratio - 2 * Math.min(ratio * margins.y, margins.most)) / (south - north),
    closestFit,
  );
  return centreOn({ x: (west + east) / 2, y: (north + south) / 2 }, k, ratio);
}

/** Converts a point of the map to widths of the window. */
export function inWindow({ x, y }: MapPoint, view: MapView): MapPoint {
  return { x: x * view.k + view.x, y: y * view.k + view.y };
}

/** Returns a scale bar of a round number of kilometres, at most a quarter of the window wide. */
export function scaleBar(view: MapView, ratio: number): { kilometres: number; width: number } {
  const perWidth = mapKilometres((ratio / 2 - view.y) / view.k) / view.k;
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  const kilometres = steps.findLast((step) => step <= perWidth / 4) ?? 1;
  return { kilometres, width: kilometres / perWidth };
}
