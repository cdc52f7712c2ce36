import { readStored, writeStored } from './storage';

describe('browser storage', () => {
  test('keeps and removes a key', () => {
    expect(writeStored('maxStory', '0')).toBe(true);
    expect(readStored('maxStory')).toBe('0');
    writeStored('maxStory', null);
    expect(readStored('maxStory')).toBeNull();
  });

  test('blocked storage reads as empty and says that nothing was kept', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readStored('maxStory')).toBeNull();
    expect(writeStored('maxStory', '0')).toBe(false);
    blocked.mockRestore();
  });
});
