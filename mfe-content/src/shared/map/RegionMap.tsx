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
import { useMapText } from './messages';
import { useContentLang } from '@kaadu/ui';

interface RegionMapProps {
  /** Accessible name: "Map of Coorg". */
  readonly label: string;
  /** Markers by importance: where there is no room for all names, the first ones show. */
  readonly markers: readonly MapMarker[];
  /** Height ÷ width. */
  readonly ratio?: number;
  /** The chosen marker. Its pin and name take precedence, and it is brought into view. */
  readonly selected?: string | undefined;
  /** Omits the caption, for a page that shows a `MapCaption` elsewhere. */
  readonly withoutCaption?: boolean;
  /** Called when a pin is chosen. Turns pins with a URL into buttons, for a page with details of the chosen one. */
  readonly onSelect?: (id: string) => void;
}

/**
 * A map of the region around the markers, drawn without a third-party service.
 * The server renders all of it, so its places are links without JavaScript. The code for dragging and zooming loads
 * near the screen (`map-gestures.ts`, a chunk of its own). Of overlapping pins only the first shows, and the others are
 * dots until the map is enlarged. A page that uses the map therefore lists the same places next to it.
 * The initial view is derived from the markers of the first render. Pass another `key` for another set. Markers outside
 * of the region (southern India) are omitted.
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

/** Towns for orientation, hidden from screen readers. */
function TownNames({ towns: shown, named }: TownNamesProps) {
  const contentLang = useContentLang();
  return shown.map(({ name, point }) => (
    <span
      key={name}
      className={styles.town}
      style={positionOf(point)}
      data-named={named.get(name)}
      lang={contentLang}
      aria-hidden="true"
    >
      {name}
    </span>
  ));
}

/** Returns a point as percentages of the sheet's sides. */
function positionOf({ x, y }: LocatedMarker['point']) {
  return { left: percent(x), top: percent(y / mapHeight) };
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
interface SheetProps {
  readonly view: MapView;
  readonly ratio: number;
  readonly children: ReactNode;
}

/** The map itself, larger than the window that shows it. */
function Sheet({ view: { k, x, y }, ratio, children }: SheetProps) {
  const style = {
    width: percent(k),
    height: percent((k * mapHeight) / ratio),
    // Percentages of its own size, because x and y are in widths of the window.
    transform: `translate(${percent(x / k)}, ${percent(y / (k * mapHeight))})`,
  };
  return (
    <div className={styles.sheet} style={style} data-testid="map-sheet">
      {children}
    </div>
  );
}

function ScaleBar({ view, ratio }: { readonly view: MapView; readonly ratio: number }) {
  const t = useMapText();
  const { kilometres, width } = scaleBar(view, ratio);
  return (
    <p className={styles.scale} style={{ width: percent(width) }}>
      {t('kilometres', { km: kilometres })}
    </p>
  );
}
