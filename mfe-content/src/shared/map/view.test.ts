import { mapHeight } from './frame';
import { centreOn, clampView, fitView, inWindow, leastZoom, scaleBar, zoomRange } from './view';

const ratio = 0.75;
const points = [
  { x: 0.4, y: 0.3 },
  { x: 0.45, y: 0.36 },
];

test('all points are within the window, with a margin', () => {
  const view = fitView(points, ratio);
  for (const point of points) {
    const { x, y } = inWindow(point, view);
    expect(x).toBeGreaterThan(0.1);
    expect(x).toBeLessThan(0.9);
    expect(y).toBeGreaterThan(0.1 * ratio);
    expect(y).toBeLessThan(0.9 * ratio);
  }
});

test('a single point is in the middle, below the highest magnification', () => {
  const view = fitView([{ x: 0.5, y: 0.4 }], ratio);
  expect(inWindow({ x: 0.5, y: 0.4 }, view)).toEqual({ x: 0.5, y: expect.closeTo(ratio / 2) });
  expect(view.k).toBeLessThan(zoomRange[1]);
});

test('the whole region is shown without points', () => {
  expect(fitView([], ratio).k).toBe(1);
});

test.each([
  ['left', { k: 2, x: 0.5, y: 0 }],
  ['right', { k: 2, x: -3, y: 0 }],
  ['upper', { k: 2, x: 0, y: 0.5 }],
  ['lower', { k: 2, x: 0, y: -3 }],
])('nothing beyond the %s edge is shown', (_edge, beyond) => {
  const { k, x, y } = clampView(beyond, ratio);
  expect(x).toBeLessThanOrEqual(0);
  expect(x + k).toBeGreaterThanOrEqual(1);
  expect(y).toBeLessThanOrEqual(0);
  expect(y + k * mapHeight).toBeGreaterThanOrEqual(ratio);
});

test.each([0.1, 1_000])('a magnification of %p is brought into the range', (k) => {
  const view = centreOn({ x: 0.5, y: 0.4 }, k, ratio);
  expect(zoomRange).toContain(view.k);
});

test('the scale bar is a round number of kilometres, at most a quarter of the window', () => {
  const bar = scaleBar(fitView(points, ratio), ratio);
  expect([1, 2, 5, 10, 20, 50, 100, 200, 500]).toContain(bar.kilometres);
  expect(bar.width).toBeLessThanOrEqual(0.25);
  expect(bar.width).toBeGreaterThan(0.05);
});

test('a window higher than the map is filled by it: nothing beyond its edges is seen', () => {
  const high = 1.3;
  const { k, y } = clampView({ k: 1, x: 0, y: 0 }, high);
  expect(k).toBeCloseTo(leastZoom(high));
  expect(y + k * mapHeight).toBeGreaterThanOrEqual(high - 1e-9);
});
