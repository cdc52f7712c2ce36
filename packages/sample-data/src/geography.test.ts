import { sampleData } from '.';

const { destinations, experiences, guides } = sampleData;
const bengaluru = { latitude: 12.9716, longitude: 77.5946 };

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the great-circle distance in kilometres. */
function straightKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(a.longitude, b.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

test('every place is in southern India', () => {
  const points: Point[] = [...destinations, ...experiences, ...guides.flatMap((guide) => guide.places)];
  const outside = points.filter(
    ({ latitude, longitude }) => latitude < 8 || latitude > 16.5 || longitude < 73.5 || longitude > 80.5,
  );
  expect(outside).toEqual([]);
});

test.each(
  [...destinations, ...experiences].map((record) => ['url' in record ? record.url : record.slug, record]),
)('the road to %s has a plausible length and speed', (_url, record) => {
  const straight = straightKm(bengaluru, record);
  expect(record.distance_km).toBeGreaterThanOrEqual(straight);
  expect(record.distance_km).toBeLessThan(straight * 1.85);
  expect(record.distance_km / record.drive_hours).toBeGreaterThan(28);
  expect(record.distance_km / record.drive_hours).toBeLessThan(62);
});

test.each(experiences.map((experience) => [experience.url, experience]))(
  '%s lies near its destination',
  (_url, experience) => {
    const destination = destinations.find((record) => record.key === experience.destination_pk);
    expect(destination && straightKm(destination, experience)).toBeLessThan(45);
  },
);

test.each(
  guides.flatMap((guide) => guide.places.map((place) => [place.name, guide.url, guide, place] as const)),
)('%s lies near the destination of its guide, %s', (_name, _url, guide, place) => {
  const destination = destinations.find((record) => record.key === guide.destination_pk);
  expect(destination && straightKm(destination, place)).toBeLessThan(75);
});
