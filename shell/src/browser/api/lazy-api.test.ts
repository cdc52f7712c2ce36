import { createApi } from '@kaadu/api-client';
import { noSearchResults } from '@kaadu/contracts/search';
import { createLazyApi } from './lazy-api';

const api = createApi({ baseUrl: 'http://api.test' });

describe('lazy API', () => {
  test('loads the client once, at the first call, and passes the arguments on', async () => {
    const searchAll = jest.fn(async () => noSearchResults);
    const load = jest.fn(async () => ({ ...api, searchAll }));
    const lazy = createLazyApi(load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([lazy.searchAll({ text: 'coorg' }), lazy.searchAll({ text: 'kabini' })]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(searchAll.mock.calls).toEqual([[{ text: 'coorg' }], [{ text: 'kabini' }]]);
  });

  test('loads the client again at the next call after a failure', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ getHome: async () => 7 });
    const lazy = createLazyApi(load);
    await expect(lazy.getHome()).rejects.toThrow('offline');
    await expect(lazy.getHome()).resolves.toBe(7);
  });
});
