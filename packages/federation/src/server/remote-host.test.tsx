import helpers from '@module-federation/runtime/helpers';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import {
  build,
  sourceOf,
  variant,
  type BuiltRelease,
} from '../../../federation-build/fixtures/built-release';
import { hello } from '../../../federation-build/fixtures/hello/remote';
import type { ReleaseSource, ReleaseTrust } from '../release/index';
import { createRemoteHost, type LoadedRemote } from './remote-host';
import { readVerified, serverEntryOf } from './verify';

const shared = {
  react: { version: React.version, module: React },
  'react-dom': { version: React.version, module: ReactDOM },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
};

let built: BuiltRelease;
beforeAll(async () => {
  built = await build(hello);
});

const trustAll: ReleaseTrust = { verify: () => undefined };

function hostFor(source: ReleaseSource, loadTimeoutMs?: number, trust = trustAll) {
  const host = createRemoteHost({ name: `test-${Math.random()}`, shared, loadTimeoutMs });
  const load = async (name: string, version: string) =>
    host.load(serverEntryOf(await readVerified(source, trust, name, version)));
  return { host, load };
}

function render(remote: LoadedRemote): string {
  const module = remote.exposes.get('./greeting');
  const Greeting = (module as { Greeting: React.ComponentType<{ name: string }> }).Greeting;
  return renderToString(<Greeting name="Coorg" />);
}

describe('remote host', () => {
  test('loads a built release and renders it with the React of its host', async () => {
    const { load } = hostFor(sourceOf(built));
    const remote = await load('hello', built.release.version);
    expect(render(remote)).toContain('Coorg');
    expect(render(remote)).toMatch(/class="hello-[\w-]{4}"/);
  });

  test('renders two versions of one remote side by side in one process', async () => {
    const entry = Buffer.from(built.files.get('server/entry.cjs') ?? '').toString('utf8');
    const second = variant(built, '2.0.0', entry.replace('Hello ', 'Namaskara '));
    const { load } = hostFor(sourceOf(built, second));
    const [first, other] = await Promise.all([load('hello', built.release.version), load('hello', '2.0.0')]);
    expect(render(first)).toContain('Hello ');
    expect(render(other)).toContain('Namaskara ');
    expect(render(first)).toContain('Hello ');
  });

  test.each([
    ['1.0.0-a.b', '1.0.0-a-b'],
    ['1.0.0-a.b', '1.0.0-a.2e.b'],
    ['1.0.0-a--b', '1.0.0-a.-b'],
  ])('keeps %s and %s apart, and keeps one when the other is evicted', async (one, other) => {
    const entry = Buffer.from(built.files.get('server/entry.cjs') ?? '').toString('utf8');
    const first = variant(built, one, entry.replace('Hello ', 'First '));
    const second = variant(built, other, entry.replace('Hello ', 'Second '));
    const { host, load } = hostFor(sourceOf(first, second));
    expect(render(await load('hello', one))).toContain('First ');
    expect(render(await load('hello', other))).toContain('Second ');
    expect(host.size).toBe(2);
    host.evict('hello', one);
    expect(host.size).toBe(1);
    expect(render(await load('hello', other))).toContain('Second ');
  });

  test('evaluates a version once when it is loaded concurrently', async () => {
    const { load } = hostFor(sourceOf(built));
    const loads = await Promise.all([1, 2, 3].map(() => load('hello', built.release.version)));
    expect(new Set(loads).size).toBe(1);
  });

  test('refuses a changed byte in any file before anything is evaluated', async () => {
    Reflect.deleteProperty(globalThis, 'evaluated');
    const chunk = Object.keys(built.release.files).find((path) => path.startsWith('web/chunks/')) ?? '';
    const evil = variant(built, '3.0.0', 'globalThis.evaluated = true; module.exports = {};');
    const bytes = Buffer.from(built.files.get(chunk) ?? '');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    const changed = { ...evil, files: new Map([...evil.files, [chunk, bytes]]) };
    await expect(hostFor(sourceOf(changed)).load('hello', '3.0.0')).rejects.toThrow(
      `hello@3.0.0 refused: ${chunk} is not the file that was released`,
    );
    expect(Reflect.has(globalThis, 'evaluated')).toBe(false);
  });

  test.each([
    ['that is missing', () => sourceOf(), 'there is no hello@9.0.0'],
    [
      'whose file is missing',
      () => sourceOf({ ...variant(built, '9.0.0'), files: new Map() }),
      'cannot be read',
    ],
    [
      'that throws while it loads',
      () => sourceOf(variant(built, '9.0.0', 'throw new Error("no rain today")')),
      'no rain today',
    ],
    ['that exports no container', () => sourceOf(variant(built, '9.0.0', 'module.exports = 7')), 'refused'],
    [
      'that is not JavaScript',
      () => sourceOf(variant(built, '9.0.0', '<!doctype html><h1>502</h1>')),
      'threw while loading',
    ],
    [
      'that requires a package at run time',
      () => sourceOf(variant(built, '9.0.0', 'require("child_process")')),
      'requires "child_process", which a remote may not',
    ],
    [
      "that requires one of Node's modules",
      () => sourceOf(variant(built, '9.0.0', 'require("node:fs")')),
      'requires "node:fs", which a remote may not',
    ],
    [
      'that names another version',
      () => {
        const source = sourceOf(built);
        return { ...source, readRelease: async () => built.release };
      },
      `release.json is of hello@`,
    ],
  ])('refuses a release %s, naming remote, version and cause', async (_case, source, cause) => {
    const failure = hostFor(source()).load('hello', '9.0.0');
    await expect(failure).rejects.toThrow('hello@9.0.0 refused: ');
    await expect(failure).rejects.toThrow(cause);
  });

  test('refuses a release without a trusted signature before any of its files is read', async () => {
    const source = sourceOf(built);
    const readFile = jest.spyOn(source, 'readFile');
    const strict: ReleaseTrust = {
      verify: () => {
        throw new Error('signed with an unknown key');
      },
    };
    await expect(hostFor(source, undefined, strict).load('hello', built.release.version)).rejects.toThrow(
      'refused: signed with an unknown key',
    );
    expect(readFile).not.toHaveBeenCalled();
  });

  test('stops an evaluation that never ends after the timeout', async () => {
    const hung = 'module.exports = { get: () => new Promise(() => undefined), init: () => undefined };';
    await expect(hostFor(sourceOf(variant(built, '9.0.0', hung)), 20).load('hello', '9.0.0')).rejects.toThrow(
      'did not load within 20 ms',
    );
  });

  test('forgets a version that threw while it was evaluated', async () => {
    const { host, load } = hostFor(sourceOf(variant(built, '9.0.0', 'throw new Error("no rain today")')));
    await expect(load('hello', '9.0.0')).rejects.toThrow('no rain today');
    expect(host.size).toBe(0);
  });

  test('keeps the given versions in evictExcept and forgets the rest', async () => {
    const second = variant(built, '2.0.0');
    const { host, load } = hostFor(sourceOf(built, second));
    const loaded = await load('hello', built.release.version);
    await load('hello', '2.0.0');
    host.evictExcept(new Set([loaded]));
    expect(host.size).toBe(1);
    expect(await load('hello', built.release.version)).toBe(loaded);
  });

  test('leaves nothing in the runtime after loading and evicting three hundred versions', async () => {
    const { host, load } = hostFor(sourceOf(built, ...versions(300)));
    const loaded = await load('hello', built.release.version);
    const before = namesInRuntime();
    for (const { release } of versions(300)) {
      await load('hello', release.version);
      host.evict('hello', release.version);
    }
    expect(host.size).toBe(1);
    expect(namesInRuntime()).toEqual(expect.arrayContaining(before));
    expect(namesInRuntime().length - before.length).toBeLessThanOrEqual(1);
    expect(render(loaded)).toContain('Coorg');
  });
});

const versions = (count: number) =>
  Array.from({ length: count }, (_, index) => variant(built, `2.0.${index}`));

/** Lists what the runtime stores per thread: instances, and entries by name and URL. */
function namesInRuntime(): string[] {
  const { __INSTANCES__, moduleInfo } = helpers.global.Global.__FEDERATION__;
  const loading: unknown = Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__');
  return [
    ...__INSTANCES__.map(({ name }) => name),
    ...Object.keys(moduleInfo),
    ...Object.keys(typeof loading === 'object' && loading ? loading : {}),
  ];
}
