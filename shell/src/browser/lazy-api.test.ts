import { createApi } from '@kaadu/api-client';
import { createLazyApi } from './lazy-api';

const api = createApi({ baseUrl: 'http://api.test' });

describe('lazy API', () => {
  test('the client is loaded at the first call, once, and the call reaches it with its arguments', async () => {
    const searchAll = jest.fn(async () => ({ experiences: [], destinations: [], activities: [] }));
    const load = jest.fn(async () => ({ ...api, searchAll }));
    const lazy = createLazyApi(load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([lazy.searchAll('coorg'), lazy.searchAll('kabini')]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(searchAll.mock.calls).toEqual([['coorg'], ['kabini']]);
  });

  test('a client that could not be fetched is fetched again at the next call', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ home: async () => 7 });
    const lazy = createLazyApi(load);
    await expect(lazy.home()).rejects.toThrow('offline');
    await expect(lazy.home()).resolves.toBe(7);
  });
});
