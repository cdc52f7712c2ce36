import type { Api } from '@kaadu/api-client';

/**
 * Creates an API client that is loaded at the first call: a server-rendered page needs none until the visitor
 * acts. A failed load is repeated at the next call.
 */
export function createLazyApi(load: () => Promise<Api>): Api {
  let loading: Promise<Api> | undefined;
  const client = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return new Proxy<Api>(Object.create(null), {
    get:
      (_target, name) =>
      async (...args: unknown[]): Promise<unknown> => {
        const api = await client();
        const call: unknown = Reflect.get(api, name);
        if (typeof call !== 'function') throw new TypeError(`The API has no call "${String(name)}"`);
        return Reflect.apply(call, api, args);
      },
  });
}
