import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { curveCatmullRom, curveCatmullRomClosed, line } from 'd3-shape';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { bengaluru, frame, hills, lakes, type Position, rivers, roads } from './region-data';

/**
 * Units of the map for a degree of longitude. With one decimal, points are accurate to about a hundred
 * metres.
 */
const unitsPerDegree = 100;
const width = (frame.east - frame.west) * unitsPerDegree;

interface RegionThemes {
  readonly day: string;
  readonly night: string;
}

/**
 * Draws the map of the region on which pages place their markers: the coastline of Natural Earth and our own
 * features. Lines keep their width at every zoom level.
 * @param land the `land` of Natural Earth as TopoJSON (`world-atlas/land-10m.json`)
 * @param themes style sheets of the design tokens by day, and of those that differ by night, for the colours
 * @returns an SVG document in which the frame fills the view box
 */
export function drawRegion(land: Topology, themes: RegionThemes): string {
  const { projection, height } = projectFrame();
  const path = geoPath(projection).digits(1);
  const smooth = line<Position>(
    (point) => project(projection, point)[0],
    (point) => project(projection, point)[1],
  ).digits(1);
  const open = (lines: readonly (readonly Position[])[]) =>
    lines.map((points) => smooth.curve(curveCatmullRom.alpha(0.5))(points) ?? '').join('');
  const closed = (rings: readonly (readonly Position[])[]) =>
    rings.map((points) => smooth.curve(curveCatmullRomClosed.alpha(0.5))(points) ?? '').join('');
  const [x, y] = project(projection, bengaluru);
  const coast = path(landInFrame(land)) ?? '';
  const mountains = `<g fill="${colour('moss-ink')}"><path opacity=".16" d="${closed(hills)}"/></g>`;
  const water = `<g fill="none" stroke="${colour('river-ink')}" stroke-linecap="round" opacity=".62">
<path vector-effect="non-scaling-stroke" stroke-width="1.1" d="${open(rivers)}"/>
<path vector-effect="non-scaling-stroke" fill="${colour('river-soft')}" stroke-width=".8" d="${closed(lakes)}"/></g>`;
  const ways = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path vector-effect="non-scaling-stroke" d="${open(roads)}" stroke="${colour('line')}" stroke-width="2.6"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" data-frame="${frame.west} ${frame.south} ${frame.east} ${frame.north}">
<style>${palette(themes)}</style>
<rect width="${width}" height="${height}" fill="${colour('river-soft')}"/>
<path vector-effect="non-scaling-stroke" fill="${colour('paper')}" stroke="${colour('river-ink')}" stroke-width="1" stroke-opacity=".55" d="${coast}"/>
${mountains}
${water}
${ways}
<circle id="bengaluru" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="0"/>
</svg>
`;
}

/**
 * Returns the polygons with a point in the frame. Others, above all the one around the pole, break the
 * clipping.
 */
function landInFrame(land: Topology): MultiPolygon {
  const object = land.objects['land'];
  if (!object) throw new Error('The TopoJSON has no object `land`');
  const collection = feature(land, object);
  const features = collection.type === 'FeatureCollection' ? collection.features : [collection];
  const polygons = features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  const isInFrame = ([longitude = 0, latitude = 0]: readonly number[]) =>
    longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north;
  return {
    type: 'MultiPolygon',
    coordinates: polygons.filter(([outline]) => outline?.some(isInFrame)),
  };
}

/** Returns a Mercator projection in which the frame fills the map. */
function projectFrame(): { projection: GeoProjection; height: number } {
  const projection = geoMercator()
    .scale((unitsPerDegree * 180) / Math.PI)
    .translate([0, 0])
    .center([frame.west, frame.north]);
  const [, bottom] = project(projection, [frame.west, frame.south]);
  const height = Math.round(bottom * 10) / 10;
  return {
    projection: projection.clipExtent([
      [-20, -20],
      [width + 20, height + 20],
    ]),
    height,
  };
}

function project(projection: GeoProjection, [longitude, latitude]: Position): [x: number, y: number] {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`${longitude}, ${latitude} cannot be projected`);
  return point;
}

/** Colours of the map, by design token. */
const inks = ['paper', 'moss-ink', 'river-ink', 'river-soft', 'line'] as const;
const colour = (ink: (typeof inks)[number]) => `var(--${ink})`;

function palette({ day, night }: RegionThemes): string {
  const variables = (sheet: string) =>
    inks.map((ink) => `--${ink}:${tokenValue(sheet, `--color-${ink}`)}`).join(';');
  return `:root{${variables(day)}}@media(prefers-color-scheme:dark){:root{${variables(night)}}}`;
}

function tokenValue(tokens: string, name: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`There is no token ${name}`);
  return value;
}
