import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isOnMap, mapHeight, toMapPoint } from './frame';
import type { LabelSide } from './markers/labels';
import { isInView, layOut, type LocatedMarker } from './layout';
import type { MapMarker } from './markers/map-marker';
import { MapCaption } from './MapCaption';
import { MapButtons } from './controls/MapButtons';
import { MapPin } from './markers/MapPin';
import styles from './RegionMap.module.css';
import type { Town } from './towns';
import { useMapView } from './controls/use-map-view';
import { centreOn, fitView, type MapView, scaleBar } from './view';

interface RegionMapProps {
  /** What the map is of: "Map of Coorg". */
  readonly label: string;
  /** The most important first: where there is no room for all names, theirs are shown. */
  readonly markers: readonly MapMarker[];
  /** Height ÷ width. */
  readonly ratio?: number;
  /** The chosen marker: its pin and name are shown before all others, and brought into view. */
  readonly selected?: string | undefined;
  /** Leaves the caption to the page, which shows a `MapCaption` elsewhere. */
  readonly withoutCaption?: boolean;
  /** Makes the pins with an address buttons that choose, for a page that shows more of the chosen one. */
  readonly onSelect?: (id: string) => void;
}

/**
 * A map of the region around the markers, drawn by us: nothing is asked of another service.
 *
 * The server renders all of it, so it shows its places, as links, without JavaScript. Near the screen the code that lets it be
 * dragged and enlarged is loaded (`map-gestures.ts`, a chunk of its own). Of pins that would lie on each other the first is
 * shown, the others are dots until the map is enlarged: a page that uses the map lists the same places beside it.
 *
 * What is shown at first follows from the first rendering's markers. For another set give it another `key`. A marker outside of
 * the region (southern India) is left out.
 */
export function RegionMap(props: RegionMapProps) {
  const { label, markers, ratio = 0.75, selected, onSelect, withoutCaption = false } = props;
  const ref = useRef<HTMLDivElement>(null);
  const located: readonly LocatedMarker[] = markers
    .filter(({ coordinates }) => isOnMap(coordinates))
    .map((marker) => ({ ...marker, point: toMapPoint(marker.coordinates) }));
  const whole = fitView(
    located.map(({ point }) => point),
    ratio,
  );
  const { view, width, gestures } = useMapView(ref, whole);
  const { pins, named, towns } = layOut(located, view, { width, ratio, selected, brief: Boolean(onSelect) });
  const showMarker = ({ point }: LocatedMarker) => {
    if (!isInView(point, view, ratio)) gestures?.show(centreOn(point, view.k, ratio));
  };
  const showSelected = useEffectEvent((id: string | undefined) => {
    const marker = located.find((candidate) => candidate.id === id);
    if (marker) showMarker(marker);
  });
  useEffect(() => showSelected(selected), [selected]);
  return (
    <figure className={styles.map}>
      <div
        ref={ref}
        className={styles.window}
        style={{ aspectRatio: 1 / ratio }}
        role="group"
        aria-label={label}
      >
        <Sheet view={view} ratio={ratio}>
          <TownNames towns={towns} named={named} />
          <ul className={styles.markers}>
            {located.map((marker) => (
              <li key={marker.id} className={styles.marker} style={positionOf(marker.point)}>
                <MapPin
                  crowded={!pins.has(marker.id)}
                  marker={marker}
                  named={named.get(marker.id)}
                  selected={marker.id === selected}
                  onFocus={() => showMarker(marker)}
                  onSelect={onSelect && marker.href ? () => onSelect(marker.id) : undefined}
                />
              </li>
            ))}
          </ul>
        </Sheet>
        <ScaleBar view={view} ratio={ratio} />
        {gestures && <MapButtons gestures={gestures} whole={whole} k={view.k} ratio={ratio} />}
      </div>
      {!withoutCaption && (
        <figcaption>
          <MapCaption canMove={gestures !== null} />
        </figcaption>
      )}
    </figure>
  );
}

interface TownNamesProps {
  readonly towns: readonly Town[];
  readonly named: ReadonlyMap<string, LabelSide>;
}

/** Towns by which people find their bearings; nothing that a screen reader needs. */
function TownNames({ towns: shown, named }: TownNamesProps) {
  return shown.map(({ name, point }) => (
    <span
      key={name}
      className={styles.town}
      style={positionOf(point)}
      data-named={named.get(name)}
      aria-hidden="true"
    >
      {name}
    </span>
  ));
}

/** A place on the sheet, in per cent of its sides. */
function positionOf({ x, y }: LocatedMarker['point']) {
  return { left: percent(x), top: percent(y / mapHeight) };
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
interface SheetProps {
  readonly view: MapView;
  readonly ratio: number;
  readonly children: ReactNode;
}

/** The map itself, larger than the window through which it is seen. */
function Sheet({ view: { k, x, y }, ratio, children }: SheetProps) {
  const style = {
    width: percent(k),
    height: percent((k * mapHeight) / ratio),
    // Percentages of its own size: x and y are in widths of the window.
    transform: `translate(${percent(x / k)}, ${percent(y / (k * mapHeight))})`,
  };
  return (
    <div className={styles.sheet} style={style} data-testid="map-sheet">
      {children}
    </div>
  );
}

function ScaleBar({ view, ratio }: { readonly view: MapView; readonly ratio: number }) {
  const { kilometres, width } = scaleBar(view, ratio);
  return (
    <p className={styles.scale} style={{ width: percent(width) }}>
      {kilometres} km
    </p>
  );
}
