import { canonicalJson } from './canonical-json';
import { describeCommit, isDirtyCommit } from './commit';
import { Release, Version } from './schema';
import { developmentVersion, isDevelopmentVersion } from './version-kinds';

const integrity = `sha384-${'A'.repeat(64)}`;
const good = {
  schema: 1,
  name: 'header',
  version: '1.0.0-abc',
  gitSha: null,
  contract: '1.0.0',
  shared: { react: '^19.0.0' },
  web: { entry: 'web/entry.js', global: 'remote_header' },
  server: { entry: 'server/entry.cjs' },
  exposes: { './header': { scripts: ['web/entry.js'], styles: [] } },
  routes: [{ path: '/x', expose: './header', layout: 'default' }],
  files: { 'web/entry.js': { integrity, bytes: 1 }, 'server/entry.cjs': { integrity, bytes: 1 } },
};

describe('release.json', () => {
  test('a complete release.json is accepted', () => {
    expect(Release.safeParse(good).success).toBe(true);
  });

  test('the commit may be marked: the files were not those of the commit', () => {
    const gitSha = `${'a'.repeat(40)}+dirty`;
    expect(Release.safeParse({ ...good, gitSha }).success).toBe(true);
    expect(isDirtyCommit(gitSha)).toBe(true);
    expect(describeCommit(gitSha)).toBe('aaaaaaaa+dirty');
    expect(Release.safeParse({ ...good, gitSha: `${gitSha}+dirty` }).success).toBe(false);
  });

  test.each([
    ['an unknown field', { ...good, extra: 1 }],
    ['a missing field', { ...good, exposes: undefined }],
    ['a version with a path in it', { ...good, version: '../1.0.0' }],
    ['a name with a path in it', { ...good, name: '../header' }],
    [
      'a file path outside the release',
      { ...good, files: { ...good.files, 'web/../../etc/passwd': { integrity, bytes: 1 } } },
    ],
    ['an absolute file', { ...good, files: { ...good.files, '/etc/passwd': { integrity, bytes: 1 } } }],
    ['a hidden file', { ...good, files: { ...good.files, 'web/.env': { integrity, bytes: 1 } } }],
    [
      'a weaker hash',
      { ...good, files: { ...good.files, 'web/entry.js': { integrity: 'sha256-abc', bytes: 1 } } },
    ],
    ['an entry that is not among its files', { ...good, web: { ...good.web, entry: 'web/other.js' } }],
    [
      'a route to something it does not expose',
      { ...good, routes: [{ path: '/', expose: './home', layout: 'x' }] },
    ],
    [
      'a file of more than 32 MiB',
      { ...good, files: { ...good.files, 'web/entry.js': { integrity, bytes: 1024 ** 3 } } },
    ],
    ['a signature that is none', { ...good, signature: { key: 'header-1', value: 'trust me' } }],
    ['a signature without a key', { ...good, signature: { value: `${'A'.repeat(86)}==` } }],
    ['a global that is code', { ...good, web: { ...good.web, global: 'a;alert(1)' } }],
  ])('a release.json with %s is refused', (_case, release) => {
    expect(Release.safeParse(release).success).toBe(false);
  });
});

describe('a version of work in progress', () => {
  test('is told from others by its name, which is a version like any other', () => {
    const tried = developmentVersion('1.0.0-665482ec43');
    expect(tried).toBe('1.0.0-dev-665482ec43');
    expect(Version.safeParse(tried).success).toBe(true);
    expect(developmentVersion(tried)).toBe(tried);
    expect([tried, '1.0.0-665482ec43', '1.0.0', '1.0.0-device'].map(isDevelopmentVersion)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('canonical JSON', () => {
  test('the order of members does not matter, that of elements does', () => {
    expect(canonicalJson({ b: [2, 1], a: { d: null, c: 'é' } })).toBe('{"a":{"c":"é","d":null},"b":[2,1]}');
    expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });

  test('names that look like integers or __proto__ keep a canonical form', () => {
    expect(canonicalJson(JSON.parse('{"10":1,"9":2,"__proto__":3}'))).toBe(
      canonicalJson(JSON.parse('{"__proto__":3,"9":2,"10":1}')),
    );
  });
});
