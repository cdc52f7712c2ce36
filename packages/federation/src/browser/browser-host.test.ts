/** @jest-environment jest-fixed-jsdom */
import { createBrowserHost } from './browser-host';

const release = (version: string) => ({
  version,
  entry: `/releases/header/${version}/web/entry.js`,
  integrity: 'sha384-x',
  global: 'remote_header',
});
const react = { version: '19.3.1', module: { name: 'React' } };

/** Containers by URL of their entry. All other scripts fail to load. */
const containers = new Map<string, object>();
const requested: string[] = [];

beforeEach(() => {
  containers.clear();
  requested.length = 0;
  Reflect.deleteProperty(window, 'remote_header');
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return node;
    const url = new URL(node.src).pathname;
    requested.push(url);
    const container = containers.get(url);
    if (container) Reflect.set(window, 'remote_header', container);
    queueMicrotask(() => node.dispatchEvent(new Event(container ? 'load' : 'error')));
    return node;
  });
});
afterEach(() => jest.restoreAllMocks());

function provide(version: string) {
  const container = { init: jest.fn(), get: jest.fn(async (expose: string) => () => ({ expose, version })) };
  containers.set(release(version).entry, container);
  return container;
}

const hostOf = (version: string) =>
  createBrowserHost({
    name: 'shell',
    releases: { header: release(version) },
    shared: { react },
    retryDelayMs: 0,
  });

test('browser host loads an expose once, and passes its container the shared libraries once', async () => {
  const container = provide('1.0.0');
  const host = hostOf('1.0.0');
  const [first, second] = await Promise.all([host.load('header', './a'), host.load('header', './a')]);
  expect(first).toEqual({ expose: './a', version: '1.0.0' });
  expect(second).toBe(first);
  await host.load('header', './b');
  expect(requested).toHaveLength(1);
  expect(container.get).toHaveBeenCalledTimes(2);
  expect(container.init).toHaveBeenCalledTimes(1);
  const [scope] = container.init.mock.calls[0] as [Record<string, Record<string, { get(): () => unknown }>>];
  expect(scope['react']?.['19.3.1']?.get()()).toBe(react.module);
});

test('browser host retries a remote that failed to load, and requests it again on the next call', async () => {
  const host = hostOf('3.0.0');
  await expect(host.load('header', './a')).rejects.toThrow('Failed to load');
  expect(requested).toEqual([release('3.0.0').entry, release('3.0.0').entry]);
  provide('3.0.0');
  await expect(host.load('header', './a')).resolves.toMatchObject({ version: '3.0.0' });
});

test('browser host rejects a remote that is not in the release set of the page', async () => {
  await expect(hostOf('1.0.0').load('footer', './a')).rejects.toThrow('footer is not in this page');
  expect(requested).toEqual([]);
});

test('browser host replaces every expose in use when a new build arrives', async () => {
  provide('4.0.0');
  const next = provide('2.0.0');
  const host = hostOf('4.0.0');
  await host.load('header', './a');
  await host.replace('header', release('2.0.0'));
  expect(next.get).toHaveBeenCalledWith('./a');
  await expect(host.load('header', './a')).resolves.toMatchObject({ version: '2.0.0' });
});
