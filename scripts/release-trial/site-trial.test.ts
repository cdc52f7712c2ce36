import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '@kaadu/releases';
import { signed, writeBuilt, type SmallRelease } from '../../packages/releases/fixtures/releases';
import { runGate } from '../../packages/releases/src/gate/gate';
import { trialChecks } from '../../packages/releases/src/gate/trial-checks';
import { smallContent, smallHeader } from './fixtures/small-remotes';

const hello = "return element('header', 'Hello');";
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-trial-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Tries a header beside a live content remote, with the shell's real build and a real browser. */
async function tryOut(
  candidate: SmallRelease,
  change: (dist: string) => Promise<void> = async () => undefined,
) {
  const store = createFolderStore(join(folder, 'store'));
  await store.add(signed(smallContent.release), smallContent.read, { by: 'test', note: '' });
  const dist = join(folder, 'dist');
  await writeBuilt(candidate, dist);
  await change(dist);
  const checks = trialChecks({
    module: join(import.meta.dirname, 'fixtures', 'trial-without-content.ts'),
    folder: dist,
    location: { store: join(folder, 'store') },
    root: join(import.meta.dirname, '..', '..'),
    smoke: 'require',
  });
  await runGate({ ...candidate, live: [smallContent.release] }, checks);
}

describe('a header on trial in the site', () => {
  test('that renders and hydrates passes', async () => {
    await expect(tryOut(smallHeader(hello))).resolves.toBeUndefined();
  }, 60_000);

  test.each<[string, string, string | undefined, RegExp]>([
    ['throws on the server', "throw new Error('no logo');", undefined, /trial render: [^]*no logo/],
    [
      'throws in pages, but not when it is loaded',
      `globalThis.rendered = (globalThis.rendered ?? 0) + 1; if (rendered > 1) throw new Error('no menu'); ${hello}`,
      hello,
      /trial render: [^]*slot header[^]*no menu/,
    ],
    [
      'throws only in the browser',
      hello,
      "throw new Error('no window.logo');",
      /browser: it does not work in a browser: on \/: .*no window\.logo at Slot/,
    ],
    [
      'makes a request that the site’s policy forbids',
      hello,
      `fetch('https://elsewhere.example/x').catch(() => undefined); ${hello}`,
      /browser: .*elsewhere\.example.*Content Security Policy/,
    ],
    [
      'shows something else in the browser',
      hello,
      "return element('header', 'Good day');",
      /browser: .*on \/: .*Rendered in the browser instead of on the server/,
    ],
    [
      'never finishes rendering in the browser',
      hello,
      'throw new Promise(() => undefined);',
      /browser: .*React does not hydrate <header/,
    ],
  ])(
    'that %s is refused, naming place and cause',
    async (_case, onServer, inBrowser, reason) => {
      await expect(tryOut(smallHeader(onServer, inBrowser))).rejects.toMatchObject({
        code: 'refused',
        message: expect.stringMatching(reason),
      });
    },
    60_000,
  );

  test('whose entry was changed after the build is refused before any of it is run', async () => {
    const changed = tryOut(smallHeader(hello), (dist) => writeFile(join(dist, 'server/entry.cjs'), 'evil()'));
    await expect(changed).rejects.toThrow(/server\/entry\.cjs has 6 bytes instead of/);
  }, 60_000);
});
