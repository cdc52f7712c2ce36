import { renderRemote } from '@kaadu/harness/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { MapMarker } from './markers/map-marker';
import { RegionMap } from './RegionMap';

const markers: readonly MapMarker[] = [
  { id: 'a', name: 'Tadiandamol', coordinates: { latitude: 12.2172, longitude: 75.6097 }, kind: 'here' },
  {
    id: 'b',
    name: 'Dubare',
    detail: '₹900',
    coordinates: { latitude: 12.3703, longitude: 75.9047 },
    href: '/place/dubare/4',
  },
  { id: 'c', name: 'Delhi', coordinates: { latitude: 28.6, longitude: 77.2 }, href: '/place/delhi/5' },
];

/** Mock that reports every observed element as visible at once. */
class OnScreen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const rect = target.getBoundingClientRect();
    this.report(
      [
        {
          target,
          isIntersecting: true,
          intersectionRatio: 1,
          boundingClientRect: rect,
          intersectionRect: rect,
          rootBounds: null,
          time: 0,
        },
      ],
      this,
    );
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const { IntersectionObserver: original } = window;
beforeEach(() => {
  window.IntersectionObserver = OnScreen;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450);
});
afterEach(() => {
  window.IntersectionObserver = original;
  jest.restoreAllMocks();
});

async function openMap() {
  renderRemote(<RegionMap label="Map of Coorg" markers={markers} />);
  const map = await screen.findByRole('group', { name: 'Map of Coorg' });
  await within(map).findByRole('button', { name: 'Enlarge the map' });
  return map;
}

/** Returns the style that sets the visible section of the map and its magnification. */
const sheetStyle = () => screen.getByTestId('map-sheet').style.cssText;
const magnification = () => parseFloat(screen.getByTestId('map-sheet').style.width);

test('the server renders the places as links with their details', () => {
  const view = renderToString(<RegionMap label="Map" markers={markers.slice(0, 1)} />);
  expect(view).toContain('Tadiandamol');
  expect(view).toContain('Coastline: Natural Earth');
  expect(view).not.toContain('Enlarge the map');
});

test('a marker with a URL is a link, and one without is not', async () => {
  const map = await openMap();
  expect(within(map).getByRole('link', { name: 'Dubare ₹900' })).toHaveAttribute('href', '/place/dubare/4');
  expect(within(map).getByText('Tadiandamol')).toBeInTheDocument();
  expect(within(map).queryByRole('link', { name: /Tadiandamol/ })).not.toBeInTheDocument();
});

test('a marker outside of the region is left out', async () => {
  expect(within(await openMap()).queryByText('Delhi')).not.toBeInTheDocument();
});

test('the buttons zoom in, zoom out and show all places again', async () => {
  const map = await openMap();
  const first = magnification();
  await userEvent.click(within(map).getByRole('button', { name: 'Enlarge the map' }));
  expect(magnification()).toBeGreaterThan(first);
  await userEvent.click(within(map).getByRole('button', { name: 'Show all places' }));
  expect(magnification()).toBeCloseTo(first, 1);
  await userEvent.click(within(map).getByRole('button', { name: 'Make the map smaller' }));
  expect(magnification()).toBeLessThan(first);
});

test('+, − and the arrow keys work while the focus is in the map', async () => {
  const map = await openMap();
  act(() => within(map).getByRole('link', { name: 'Dubare ₹900' }).focus());
  const before = magnification();
  await userEvent.keyboard('+');
  expect(magnification()).toBeGreaterThan(before);
  const enlarged = sheetStyle();
  await userEvent.keyboard('{ArrowRight}');
  expect(sheetStyle()).not.toBe(enlarged);
});

test('a click on the map brings that point to the middle', async () => {
  const map = await openMap();
  await userEvent.click(within(map).getByRole('button', { name: 'Enlarge the map' }));
  const before = sheetStyle();
  fireEvent.click(map, { clientX: 40, clientY: 40 });
  expect(sheetStyle()).not.toBe(before);
});

test('a pin outside of the view is brought into it when it gets the focus', async () => {
  const map = await openMap();
  for (let times = 0; times < 4; times++)
    await userEvent.click(within(map).getByRole('button', { name: 'Enlarge the map' }));
  const before = sheetStyle();
  act(() => within(map).getByRole('link', { name: 'Dubare ₹900' }).focus());
  expect(sheetStyle()).not.toBe(before);
});

test('a pin with a URL is a toggle button when pins can be chosen', async () => {
  const onSelect = jest.fn();
  renderRemote(<RegionMap label="Map of Coorg" markers={markers} selected="b" onSelect={onSelect} />);
  const pin = within(await screen.findByRole('group')).getByRole('button', { name: 'Dubare ₹900' });
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(pin);
  expect(onSelect).toHaveBeenCalledWith('b');
});

test('a marker that is chosen elsewhere on the page is brought into view', async () => {
  const map = (selected?: string) => (
    <RegionMap label="Map of Coorg" markers={markers} selected={selected} onSelect={jest.fn()} />
  );
  const { update } = renderRemote(map());
  const frame = await screen.findByRole('group');
  const enlarge = await within(frame).findByRole('button', { name: 'Enlarge the map' });
  for (let times = 0; times < 4; times++) await userEvent.click(enlarge);
  const before = sheetStyle();
  update(map('b'));
  expect(sheetStyle()).not.toBe(before);
});
