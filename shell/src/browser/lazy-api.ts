import type { Api } from '@kaadu/api-client';

/**
 * The API's client, fetched at the first call: a page that the server rendered needs none before the visitor acts, and
 * its HTTP library and schemas are a sixth of the shell's code.
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
