import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore, createTrust, publish } from '@kaadu/release-core';
import {
  type Candidate,
  type Check,
  languagesCheck,
  routesCheck,
  runGate,
  type Surface,
  surfaceChecks,
} from '@kaadu/release-core/gate';
import {
  scratchFolder,
  smallRelease,
  testKey,
  writeBuilt,
  type SmallReleaseOptions,
} from '../../../release-core/fixtures/releases';
import { typesCheck } from './types-check';

const surface: Surface = {
  contract: '1.2.0',
  provides: { react: '19.3.1' },
  exposes: { header: ['./header'] },
  layouts: ['default'],
};
const folder = scratchFolder();

function candidate(options: SmallReleaseOptions = {}, live: Candidate['live'] = []): Candidate {
  const { release, read } = smallRelease(options);
  return { release, read, live };
}
const never = (note: string) => {
  throw new Error(`unexpected: ${note}`);
};
const route = (path: string, layout = 'default') => ({ path, expose: './header', layout });

describe('the gate', () => {
  test('refuses a candidate without a language that the stable version has', async () => {
    const languages = { './header': ['kn', 'hi'] };
    const { release: currentRelease } = smallRelease({ change: { languages } });
    const without = { ...candidate({ change: { languages: { './header': ['kn'] } } }), currentRelease };
    await expect(runGate(without, [languagesCheck])).rejects.toThrow('./header has no hi, which the stable');
    await expect(
      runGate({ ...candidate({ change: { languages } }), currentRelease }, [languagesCheck]),
    ).resolves.toBeUndefined();
  });

  test('accepts a candidate that fits the live shell', async () => {
    await expect(runGate(candidate(), surfaceChecks(surface))).resolves.toBeUndefined();
  });

  test.each<[string, SmallReleaseOptions, RegExp]>([
    [
      'another major of the contract',
      { change: { contract: '2.0.0' } },
      /contract 2\.0\.0.*Release the shell first/,
    ],
    [
      'an older major of the contract',
      { change: { contract: '0.9.0' } },
      /contract 0\.9\.0.*adapt the remote/,
    ],
    [
      'a newer contract than the shell’s',
      { change: { contract: '1.3.0' } },
      /live shell has 1\.2\.0.*shell first/,
    ],
    [
      'a contract version that is not semver',
      { change: { contract: 'development' } },
      /compiled against contract development/,
    ],
    [
      'a newer React',
      { change: { shared: { react: '^19.4.0' } } },
      /needs react \^19\.4\.0.*provides 19\.3\.1/,
    ],
    [
      'a library that the shell does not share',
      { change: { shared: { constructor: '*' } } },
      /does not provide.*Bundle/,
    ],
    [
      'a missing expose',
      { change: { exposes: {} } },
      /requires \.\/header of header.*Expose \.\/header again/,
    ],
    [
      'a name that the site does not know, without routes',
      { name: 'sidebar', change: { routes: [] } },
      /no place for a remote "sidebar".*Declare a route/,
    ],
    [
      'an unknown layout',
      { change: { routes: [route('/a', 'wide')] } },
      /layout "wide".*Use one of: default/,
    ],
  ])('refuses a candidate with %s, with a reason and a fix', async (_case, options, reason) => {
    const passing = runGate(candidate(options), surfaceChecks(surface));
    await expect(passing).rejects.toMatchObject({ code: 'refused', message: expect.stringMatching(reason) });
  });

  test('reports all problems at once', async () => {
    const wrong = candidate({ change: { contract: '2.0.0', shared: { vue: '*' }, exposes: {} } });
    const passing = runGate(wrong, surfaceChecks(surface));
    await expect(passing).rejects.toThrow(/contract:[^]*shared libraries:[^]*exposes:/);
  });

  test.each([
    ['of another remote', [route('/trips/:id')], '/trips/:slug'],
    ['of its own', [route('/a/'), route('/A')], '/b'],
  ])('refuses a route that overlaps with one %s', async (_case, routes, other) => {
    const live = smallRelease({
      name: 'content',
      change: { routes: [{ ...route(other), expose: './content' }] },
    });
    const passing = runGate(candidate({ change: { routes } }, [live.release]), [routesCheck]);
    await expect(passing).rejects.toThrow(/overlaps with.*Rename one of them/);
  });
});

describe('the types check', () => {
  const check = (type = '{ readonly slot: (name: string) => string }'): Check =>
    typesCheck({
      folder: folder(),
      exposes: { './header': './src/header.ts' },
      typeOf: () => type,
    });
  beforeEach(async () => {
    await mkdir(join(folder(), 'src'));
    const compilerOptions = {
      strict: true,
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      module: 'esnext',
      moduleResolution: 'bundler',
    };
    await writeFile(join(folder(), 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  });

  test.each([
    ['has the contract’s type', 'export const slot = (name: string) => `Hello ${name}`;', undefined],
    ['has another type', 'export const slot = (count: number) => count;', /does not satisfy/],
    ['lacks an export of the contract', 'export const other = 1;', /slot/],
    ['does not compile', 'export const slot = (name: string): string => 7;', /src\/header\.ts:1/],
  ])('a module that %s', async (_case, source, complaint) => {
    await writeFile(join(folder(), 'src/header.ts'), source);
    const problems = await check().run(candidate(), never);
    expect(problems.map(({ problem }) => problem)).toEqual(
      complaint ? [expect.stringMatching(complaint)] : [],
    );
  });

  test('a type may be imported relative to the folder, and an error is one line with its reason', async () => {
    await writeFile(join(folder(), 'contract.ts'), 'export interface Header { slot: { name: string } }');
    const problems = async (source: string) => {
      await writeFile(join(folder(), 'src/header.ts'), source);
      const found = await check("import('./contract').Header").run(candidate(), never);
      return found.map(({ problem }) => problem);
    };
    expect(await problems('export const slot = { name: "Asha" };')).toEqual([]);
    expect(await problems('export const slot = { names: "Asha" };')).toEqual([
      expect.stringMatching(
        /contract:\n +\.\/header: Type .* satisfy the expected type.* Property 'name' is missing.*[^.]$/,
      ),
    ]);
  });
});

describe('publishing', () => {
  const trust = createTrust({
    keys: [{ id: testKey.id, owner: 'test', publicKey: testKey.publicKey, remotes: ['header'] }],
  });
  const options = { channel: 'production', key: testKey, trust, by: 'ana' };

  test('a release that fails a check is not stored; one that passes is signed and stored', async () => {
    await writeBuilt(smallRelease(), folder());
    const store = createFolderStore(join(folder(), 'store'));
    const never: Check = { name: 'never', run: () => [{ problem: 'no', fix: 'none' }] };
    await expect(publish(store, folder(), { ...options, checks: [never] })).rejects.toThrow(
      'never: no. none.',
    );
    expect(await store.versions('header')).toEqual([]);
    expect(await publish(store, folder(), { ...options, dryRun: true })).toMatchObject({
      result: 'would-add',
    });
    expect(await store.versions('header')).toEqual([]);
    await publish(store, folder(), options);
    trust.verify(await store.readRelease('header', '1.0.0'));
  });

  test('a remote of another team is refused and not stored', async () => {
    await writeBuilt(smallRelease({ name: 'footer' }), folder());
    const store = createFolderStore(join(folder(), 'store'));
    await expect(publish(store, folder(), options)).rejects.toThrow('may sign header but not footer');
    expect(await store.versions('footer')).toEqual([]);
  });
});
