import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '@kaadu/release-core';
import { runGate } from '@kaadu/release-core/gate';
import { signed, writeBuilt, type SmallRelease } from '../../../packages/release-core/fixtures/releases';
import { trialChecks, type TrialChecksOptions } from '../../../packages/release-cli/src/gate/trial-checks';
import { smallContent, smallHeader } from './fixtures/small-remotes';

const hello = "return element('header', 'Hello');";
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-trial-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface TryOut {
  /** Live version of the header. */
  readonly current?: SmallRelease;
  /** Changes the build of the candidate. */
  readonly change?: (dist: string) => Promise<void>;
  readonly smoke?: TrialChecksOptions['smoke'];
  /** Live remotes besides the header; content by default. */
  readonly live?: readonly SmallRelease[];
  /** Module with the limits of the smoke test. */
  readonly module?: 'trial-without-content' | 'trial-under-load' | 'trial-hasty';
}

/** Runs the smoke test of a header with a live content remote, the shell's real build and a real browser. */
async function tryOut(
  candidate: SmallRelease,
  {
    current,
    change = async () => undefined,
    smoke = 'require',
    live = [smallContent],
    module = 'trial-without-content',
  }: TryOut = {},
): Promise<readonly string[]> {
  const store = createFolderStore(join(folder, 'store'));
  for (const { release, read } of live) await store.add(signed(release), read, { by: 'test', note: '' });
  const dist = join(folder, 'dist');
  await writeBuilt(candidate, dist);
  await change(dist);
  const checks = trialChecks({
    module: join(import.meta.dirname, 'fixtures', `${module}.ts`),
    folder: dist,
    location: { store: join(folder, 'store') },
    root: join(import.meta.dirname, '..', '..', '..'),
    smoke,
  });
  if (current) await store.add(signed(current.release), current.read, { by: 'test', note: '' });
  const notes: string[] = [];
  const liveSet = { live: live.map(({ release }) => release), current: current?.release.version };
  await runGate({ ...candidate, ...liveSet }, checks, { onNote: (note) => void notes.push(note) });
  return notes;
}

describe('the smoke test of a header in the site', () => {
  test('passes for the first remote of a site, which has no pages yet', async () => {
    await expect(tryOut(smallHeader(hello), { live: [] })).resolves.toEqual([]);
  });

  test('passes when it renders and hydrates, also when loading data takes most of its timeout', async () => {
    const header = "return element('header', data ?? 'no data');";
    const loader = "() => new Promise((resolve) => setTimeout(() => resolve('late'), 800))";
    await expect(tryOut(smallHeader(header, { loader }))).resolves.toEqual([]);
  });

  test.each<[string, string, string | undefined, RegExp]>([
    ['throws on the server', "throw new Error('no logo');", undefined, /trial render: [^]*no logo/],
    [
      'throws in pages, but not when it is loaded',
      `globalThis.rendered = (globalThis.rendered ?? 0) + 1; if (rendered > 1) throw new Error('no menu'); ${hello}`,
      hello,
      /trial render: [^]*slot header[^]*no menu/,
    ],
    [
      'throws in a timer that is due in an hour',
      `setTimeout(() => { throw new Error('too late'); }, 3_600_000); ${hello}`,
      hello,
      /trial render: [^]*too late/,
    ],
    [
      'throws in the browser only',
      hello,
      "throw new Error('no window.logo');",
      /browser: it does not work in a browser: on \/: .*no window\.logo at Slot/,
    ],
    [
      'shows something else in the browser',
      hello,
      "return element('header', 'Good day');",
      /browser: .*on \/: .*Rendered in the browser instead of on the server/,
    ],
  ])('refuses one that %s, with position and cause', async (_case, onServer, inBrowser, reason) => {
    const refusal = tryOut(smallHeader(onServer, { inBrowser }));
    await expect(refusal).rejects.toThrow(reason);
    await expect(refusal).rejects.toMatchObject({ code: 'refused' });
  });

  test('refuses one that never finishes rendering in the browser, or sends a forbidden request', async () => {
    const inBrowser =
      "fetch('https://elsewhere.example/x').catch(() => undefined); throw new Promise(() => undefined);";
    const refusal = tryOut(smallHeader(hello, { inBrowser }), { module: 'trial-hasty' });
    await expect(refusal).rejects.toThrow(/browser: [^]*React does not hydrate <header/);
    await expect(refusal).rejects.toThrow(/browser: [^]*elsewhere\.example.*Content Security Policy/);
  });

  test('refuses one whose entry changed after the build, before running it', async () => {
    const change = (dist: string) => writeFile(join(dist, 'server/entry.cjs'), 'evil()');
    const changed = tryOut(smallHeader(hello), { change });
    await expect(changed).rejects.toThrow(/server\/entry\.cjs has 6 bytes instead of/);
  });
});

describe('the visit of a page, next to the live one', () => {
  const current = smallHeader(hello, { version: '0.9.0' });
  const cover =
    "const cover = document.createElement('div'); cover.id = 'cover'; cover.style.cssText = 'position:fixed;inset:0';";
  const covering = `setTimeout(() => { ${cover} document.body.append(cover); }, 100); ${hello}`;

  test('passes when visitors can do as much as before, at the same cost under load', async () => {
    await expect(tryOut(smallHeader(hello), { current, module: 'trial-under-load' })).resolves.toEqual([]);
  });

  test('refuses one that covers the page, and names what it covers', async () => {
    const refusal = tryOut(smallHeader(hello, { inBrowser: covering }), { current });
    await expect(refusal).rejects.toThrow(
      /browser: [^]*on \/ at 1280 px: covered: link ".+" of .+ \(by <div id="cover"/,
    );
  });
});

describe('the smoke test of a header under load, next to the live one', () => {
  const current = smallHeader(hello, { version: '0.9.0' });
  const underLoad = { smoke: 'skip', module: 'trial-under-load' } as const;
  const counted = 'globalThis.renders = (globalThis.renders ?? 0) + 1;';
  const busy = (milliseconds: number) =>
    `const end = Date.now() + ${milliseconds}; while (Date.now() < end);`;

  test.each([
    [
      'keeps the processor busy',
      `${busy(60)} ${hello}`,
      /takes \d+ ms of CPU per page; the live version \d+/,
    ],
    [
      'keeps memory',
      `(globalThis.kept ??= []).push(Buffer.alloc(2e6, 1)); ${hello}`,
      /keeps (\d+ MB per 100 pages; the live version \d+|\d+ kB of memory with each render)/,
    ],
    [
      'throws now and then',
      `${counted} if (renders % 25 === 0) throw new Error('no luck'); ${hello}`,
      /no luck/,
    ],
    [
      'never finishes now and then',
      `${counted} while (renders === 60); ${hello}`,
      /never finishes|did not finish/,
    ],
    [
      'ends the process',
      `${counted} if (renders === 60) process.exit(3); ${hello}`,
      /it calls process\.exit/,
    ],
  ])('refuses one that %s, with the cause', async (_case, body, reason) => {
    await expect(tryOut(smallHeader(body), { current, ...underLoad })).rejects.toThrow(reason);
  });

  test('passes with a note when the live one cannot be served', async () => {
    const broken = smallHeader("throw new Error('old fault')", { version: '0.9.0' });
    const notes = await tryOut(smallHeader(hello), { current: broken, ...underLoad });
    expect(notes).toEqual([expect.stringMatching(/not compared.*header@0\.9\.0 is not accepted/)]);
  });
});
