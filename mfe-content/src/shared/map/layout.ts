import { controlBoxes } from './controls/controls';
import type { MapPoint } from './frame';
import { labelsWithRoom, type LabelSide } from './markers/labels';
import type { MapMarker } from './markers/map-marker';
import { pinsWithRoom } from './markers/pins';
import { type Town, towns } from './towns';
import { inWindow, type MapView } from './view';

export interface LocatedMarker extends MapMarker {
  readonly point: MapPoint;
}

/** Pins and labels that fit into a view. */
interface MapLayout {
  /** Ids of the markers that are pins; the others are dots. */
  readonly pins: ReadonlySet<string>;
  /** Side of the label of each named marker and town. */
  readonly named: ReadonlyMap<string, LabelSide>;
  readonly towns: readonly Town[];
}

interface LayoutOptions {
  /** Width of the window in pixels. */
  readonly width: number;
  /** Height ÷ width of the window. */
  readonly ratio: number;
  readonly selected: string | undefined;
  /** Limits labels to the detail, where there is one. */
  readonly brief: boolean;
}

const labelOf = ({ name, detail }: MapMarker, brief: boolean) =>
  brief && detail ? detail : [name, detail].filter(Boolean).join(' ');

/** Chooses the pins and labels of a view: markers before towns, the chosen marker before the others. */
export function layOut(
  markers: readonly LocatedMarker[],
  view: MapView,
  { width, ratio, selected, brief }: LayoutOptions,
): MapLayout {
  const isChosen = ({ id }: LocatedMarker) => id === selected;
  const ordered = [...markers.filter(isChosen), ...markers.filter((marker) => !isChosen(marker))];
  const pins = pinsWithRoom(ordered, view, width);
  const shown = ordered.filter(({ id }) => pins.has(id));
  const shownTowns = towns.filter(
    ({ from, name }) => view.k >= from && !markers.some((marker) => marker.name === name),
  );
  const named = labelsWithRoom(
    [
      ...shown.map((marker) => ({ id: marker.id, text: labelOf(marker, brief), point: marker.point })),
      ...shownTowns.map(({ name, point }) => ({ id: name, text: name, point })),
    ],
    shown.map(({ point }) => point),
    view,
    width,
    controlBoxes(width, ratio),
  );
  return { pins, named, towns: shownTowns };
}

/** Whether a point is visible, and not at the very edge. */
export function isInView(point: MapPoint, view: MapView, ratio: number): boolean {
  const { x, y } = inWindow(point, view);
  return x > 0.04 && x < 0.9 && y > 0.04 && y < ratio - 0.04;
}
