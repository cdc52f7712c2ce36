/** @jest-environment node */
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';

type Shares = NonNullable<Parameters<ModuleFederation['initOptions']>[0]['shared']>;
type PageRuntime = {
  readonly init: (options: { name: string; remotes: []; shared: Shares }) => ModuleFederation;
};

const load = (): PageRuntime => jest.requireActual('./page-runtime.mjs');

/** Library at version 1.0.0 that is loaded when `loaded` resolves. */
const libraryOf = (owner: string, loaded: Promise<unknown> = Promise.resolve()): Shares => ({
  library: {
    version: '1.0.0',
    get: async () => {
      await loaded;
      return () => owner;
    },
    shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
  },
});

const globals = globalThis as { __FEDERATION__?: { __INSTANCES__: unknown[] } };

afterEach(() => {
  globals.__FEDERATION__?.__INSTANCES__.splice(0);
  jest.resetModules();
});

it('throws without a runtime on the page, and names the missing package', () => {
  const empty: PageRuntime = jest.requireActual('./page-runtime.mjs');
  expect(() => empty.init({ name: 'header', remotes: [], shared: {} })).toThrow(
    'header needs a Module Federation 2 runtime on the page',
  );
});

it("creates an instance of the page's class", () => {
  const host = createInstance({ name: 'host', remotes: [] });
  const container = load().init({ name: 'header', remotes: [], shared: {} });
  expect(container.constructor).toBe(host.constructor);
  expect(globals.__FEDERATION__?.__INSTANCES__).toContain(container);
});

it('uses the library that another remote is already loading', async () => {
  let finish: (value?: unknown) => void = () => undefined;
  const slow = new Promise((resolve) => (finish = resolve));
  const { shareScopeMap } = createInstance({
    name: 'plain_host',
    remotes: [],
    shared: libraryOf('host', slow),
  });
  const scope = shareScopeMap['default'] ?? {};
  const { init } = load();
  const loadLibrary = async (name: string) => {
    const container = init({ name, remotes: [], shared: libraryOf(name) });
    container.initShareScopeMap('default', scope);
    const factory = await container.loadShare<string>('library');
    return typeof factory === 'function' ? factory() : factory;
  };
  const first = loadLibrary('footer');
  while (!scope['library']?.['1.0.0']?.loading) await new Promise(setImmediate);
  const second = loadLibrary('header');
  finish();
  expect(await Promise.all([first, second])).toEqual(['host', 'host']);
});
