import { reloadOnce } from './reload-once';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const place = { pathname: '/guides', reload: jest.fn() };

beforeEach(() => {
  place.pathname = '/guides';
  place.reload.mockClear();
  Object.defineProperty(globalThis, 'location', { value: place, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

describe('reload guard', () => {
  test('a part that fails to load reloads the page once per path within 10 s', () => {
    const storage = memory();
    expect(reloadOnce(storage, 100_000)).toBe(true);
    expect(reloadOnce(storage, 109_999)).toBe(false);
    expect(place.reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(storage, 110_000)).toBe(true);
    expect(place.reload).toHaveBeenCalledTimes(2);
  });

  test('another path has a reload of its own', () => {
    const storage = memory();
    reloadOnce(storage, 100_000);
    place.pathname = '/about';
    expect(reloadOnce(storage, 100_001)).toBe(true);
  });
});
