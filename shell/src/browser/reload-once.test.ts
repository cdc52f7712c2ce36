/** @jest-environment jest-fixed-jsdom */
import { reloadOnce } from './reload-once';

const page = { pathname: '/guides', reload: jest.fn() };

beforeEach(() => {
  page.pathname = '/guides';
  page.reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('reloading once', () => {
  test('a path is reloaded once within 10 s', () => {
    expect(reloadOnce(page, 100_000)).toBe(true);
    expect(reloadOnce(page, 109_999)).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(page, 110_000)).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  test('another path is reloaded independently', () => {
    reloadOnce(page, 100_000);
    page.pathname = '/about';
    expect(reloadOnce(page, 100_001)).toBe(true);
  });

  test('with blocked storage the failure is shown instead of reloading, which could go on forever', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(reloadOnce(page, 100_000)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
