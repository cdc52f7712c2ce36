import type { Coordinates } from '@kaadu/contracts/fields';

/** Section of the world in `region.svg` (Mercator), in degrees; a test compares it with the file. */
const frame = { west: 70.5, east: 83.5, south: 7.6, north: 17.4 } as const;

const mercator = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** Height of the map for a width of 1. */
export const mapHeight = (mercator(frame.north) - mercator(frame.south)) / (frame.east - frame.west);

/** A point on the map, in widths of the map from its upper left corner: `x` 0–1, `y` 0–`mapHeight`. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Converts coordinates to a point on the map; outside of the frame when the map does not show it. */
export function toMapPoint({ latitude, longitude }: Coordinates): MapPoint {
  const width = frame.east - frame.west;
  return {
    x: (longitude - frame.west) / width,
    y: (mercator(frame.north) - mercator(latitude)) / width,
  };
}

export function isOnMap({ latitude, longitude }: Coordinates): boolean {
  return (
    latitude >= frame.south && latitude <= frame.north && longitude >= frame.west && longitude <= frame.east
  );
}

/** Returns the kilometres that the width of the map measures at a height of it. */
export function mapKilometres(y: number): number {
  const degreesOfMercator = mercator(frame.north) - y * (frame.east - frame.west);
  const equator = 40_075;
  const latitude = 2 * Math.atan(Math.exp((degreesOfMercator * Math.PI) / 180)) - Math.PI / 2;
  return ((frame.east - frame.west) / 360) * equator * Math.cos(latitude);
}
