import { readStored, writeStored } from './stored-value';

afterEach(() => jest.restoreAllMocks());

describe('stored values', () => {
  test('a value is stored until it is removed', () => {
    expect(writeStored('maxStory', '0')).toBe(true);
    expect(readStored('maxStory')).toBe('0');
    writeStored('maxStory', null);
    expect(readStored('maxStory')).toBeNull();
  });

  test('local and session storage are separate', () => {
    writeStored('reloaded', '1', 'sessionStorage');
    expect(readStored('reloaded', 'sessionStorage')).toBe('1');
    expect(readStored('reloaded')).toBeNull();
  });

  test.each(['localStorage', 'sessionStorage'] as const)(
    'blocked %s reads as empty and reports a failed write',
    (area) => {
      jest.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      expect(readStored('maxStory', area)).toBeNull();
      expect(writeStored('maxStory', '0', area)).toBe(false);
    },
  );
});
