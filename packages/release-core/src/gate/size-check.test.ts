import { integrityOf } from '@kaadu/federation/integrity';
import { smallRelease } from '../../fixtures/releases';
import type { Candidate, Problem } from './gate';
import { measure, SizeBudget, sizeCheck } from './size-check';

/** Text that gzip cannot shrink much: about `kilobytes` after compression. */
const incompressible = (kilobytes: number) =>
  Array.from({ length: Math.ceil((kilobytes * 1000) / 64) }, (_, index) =>
    integrityOf(Buffer.from(String(index))).slice(7),
  ).join('');

/** A header with two exposes: `./header` loads about 10 kB, `./drawer` 4 kB, of which 3 kB are shared. */
function candidate(): Candidate {
  const texts: Record<string, string> = {
    'web/entry.js': '1',
    'web/chunks/header.js': incompressible(5),
    'web/chunks/drawer.js': incompressible(0.5),
    'web/chunks/shared.js': incompressible(2.5),
    'server/entry.cjs': incompressible(50),
  };
  const files = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path,
      { integrity: integrityOf(Buffer.from(text)), bytes: text.length },
    ]),
  );
  const exposes = {
    './header': { scripts: ['web/chunks/header.js', 'web/chunks/shared.js'], styles: [] },
    './drawer': { scripts: ['web/chunks/drawer.js', 'web/chunks/shared.js'], styles: [] },
  };
  const { release } = smallRelease({ change: { files, exposes } });
  return { release, read: async (path) => Buffer.from(texts[path] ?? ''), live: [] };
}

async function check(budget: SizeBudget, remote = 'header') {
  const notes: string[] = [];
  const problems: readonly Problem[] = await sizeCheck({ [remote]: budget }).run(
    candidate(),
    (note) => void notes.push(note),
  );
  return { problems: problems.map(({ problem }) => problem), notes };
}

describe('the size check', () => {
  test.each<[string, SizeBudget]>([
    ['a plain number', 20],
    ['a total', { total: 20, exposes: {} }],
    ['exposes alone', { exposes: { './header': 20, './drawer': 20 } }],
    ['an expose that the candidate does not have', { exposes: { './header': 20, './drawer': 20, './x': 1 } }],
  ])('the size check accepts a candidate within a budget of %s', async (_case, budget) => {
    expect(await check(budget)).toEqual({ problems: [], notes: [] });
  });

  test.each<[string, SizeBudget]>([
    ['a plain number', 2],
    ['a total', { total: 2, exposes: {} }],
  ])(
    'the size check refuses a remote above a budget of %s and names the largest file',
    async (_case, budget) => {
      const { problems } = await check(budget);
      expect(problems).toEqual([
        expect.stringMatching(
          /^its scripts and styles are .* over the budget of 2 kB; the largest is web\/chunks\/header\.js/,
        ),
      ]);
    },
  );

  test('the size check refuses an expose above its budget even if the whole remote is within its own', async () => {
    const { problems } = await check({ total: 20, exposes: { './header': 20, './drawer': 1 } });
    expect(problems).toEqual([
      expect.stringMatching(
        /^the scripts and styles that \.\/drawer loads are .* over the budget of 1 kB; the largest is web\/chunks\/shared\.js/,
      ),
    ]);
  });

  test('the size check notes an expose without a budget when others have one', async () => {
    expect((await check({ exposes: { './header': 20 } })).notes).toEqual([
      './drawer has no size budget of its own',
    ]);
  });

  test('the size check sets no limit for a remote without a budget', async () => {
    expect(await check(1, 'footer')).toEqual({ problems: [], notes: [] });
  });

  test.each([0, -1, '40', { exposes: { './header': 0 } }, { limit: 40 }])(
    'a budget of %j is invalid',
    (budget) => {
      expect(SizeBudget.safeParse(budget).success).toBe(false);
    },
  );

  test('the size check ignores copies of shared libraries that no page of the site loads', async () => {
    const manifest = JSON.stringify({
      shared: [{ assets: { js: { sync: ['chunks/react.js'], async: ['chunks/shared.js'] } } }],
    });
    const texts: Record<string, string> = {
      'web/entry.js': '1',
      'web/mf-manifest.json': manifest,
      'web/chunks/react.js': incompressible(50),
      'web/chunks/shared.js': incompressible(2.5),
      'web/chunks/header.js': incompressible(5),
      'server/entry.cjs': '1',
    };
    const files = Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [
        path,
        { integrity: integrityOf(Buffer.from(text)), bytes: text.length },
      ]),
    );
    const exposes = {
      './header': { scripts: ['web/chunks/header.js', 'web/chunks/shared.js'], styles: [] },
    };
    const web = { entry: 'web/entry.js', global: 'header', manifest: 'web/mf-manifest.json' };
    const { release } = smallRelease({ change: { files, exposes, web } });
    const sizes = await measure(release, async (path) => Buffer.from(texts[path] ?? ''));
    expect(sizes.map(({ path }) => path)).toEqual([
      'web/entry.js',
      'web/chunks/shared.js',
      'web/chunks/header.js',
    ]);
  });
});
