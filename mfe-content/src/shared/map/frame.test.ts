import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOnMap, mapHeight, mapKilometres, toMapPoint } from './frame';

const svg = readFileSync(join(__dirname, 'region.svg'), 'utf8');
const number = (pattern: RegExp) => Number(pattern.exec(svg)?.[1]);

test('points match the positions in the SVG', () => {
  const width = number(/viewBox="0 0 ([\d.]+) /);
  const { x, y } = toMapPoint({ latitude: 12.9716, longitude: 77.5946 });
  expect(x * width).toBeCloseTo(number(/id="bengaluru" cx="([\d.]+)"/), 0);
  expect(y * width).toBeCloseTo(number(/id="bengaluru" cx="[\d.]+" cy="([\d.]+)"/), 0);
});

test('the SVG is as high as the frame', () => {
  const [width, height] = [number(/viewBox="0 0 ([\d.]+) /), number(/viewBox="0 0 [\d.]+ ([\d.]+)"/)];
  expect(height / width).toBeCloseTo(mapHeight, 3);
});

test('a place outside of the SVG is not on the map', () => {
  expect(isOnMap({ latitude: 12.4, longitude: 75.7 })).toBe(true);
  expect(isOnMap({ latitude: 28.6, longitude: 77.2 })).toBe(false);
  expect(isOnMap({ latitude: 12.4, longitude: 92.7 })).toBe(false);
});

test('the map is about 1,410 km wide at the height of Bengaluru', () => {
  const { y } = toMapPoint({ latitude: 12.9716, longitude: 77.5946 });
  expect(mapKilometres(y)).toBeCloseTo(1_410, -1);
});
