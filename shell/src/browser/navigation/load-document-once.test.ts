/** @jest-environment jest-fixed-jsdom */
import { loadDocumentOnce } from './load-document-once';

const page = { href: 'https://site.test/guides?page=2', assign: jest.fn(), reload: jest.fn() };

beforeEach(() => {
  page.assign.mockClear();
  page.reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('loadDocumentOnce', () => {
  test('reloads the current URL once within 10 s', () => {
    expect(loadDocumentOnce('/guides?page=2', page, 100_000)).toBe(true);
    expect(loadDocumentOnce('/guides?page=2', page, 109_999)).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(loadDocumentOnce('/guides?page=2', page, 110_000)).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
    expect(page.assign).not.toHaveBeenCalled();
  });

  test('loads the page that was clicked instead of the current one', () => {
    expect(loadDocumentOnce('/about?from=guides#team', page, 100_000)).toBe(true);
    expect(page.assign.mock.calls).toEqual([['https://site.test/about?from=guides#team']]);
    expect(page.reload).not.toHaveBeenCalled();
    expect(loadDocumentOnce('/about', page, 100_001)).toBe(false);
  });

  test('counts each path separately', () => {
    loadDocumentOnce('/guides?page=2', page, 100_000);
    expect(loadDocumentOnce('/about', page, 100_001)).toBe(true);
  });

  test('shows the failure instead of reloading when storage is blocked', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(loadDocumentOnce('/guides?page=2', page, 100_000)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
