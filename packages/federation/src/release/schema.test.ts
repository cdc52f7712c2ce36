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

/** Returns the release with an additional or replaced file. */
function withFile(path: string, change: Partial<Release['files'][string]> = {}) {
  return { ...good, files: { ...good.files, [path]: { integrity, bytes: 1, ...change } } };
}

describe('release.json', () => {
  test('accepts a complete release', () => {
    expect(Release.safeParse(good).success).toBe(true);
  });

  test('accepts a release without a server build, unless it has routes', () => {
    const clientRendered = { ...good, server: undefined };
    expect(Release.safeParse({ ...clientRendered, routes: [] }).success).toBe(true);
    expect(Release.safeParse(clientRendered).error?.message).toContain('has routes, but no server build');
  });

  test('accepts a commit that is marked as dirty', () => {
    const gitSha = `${'a'.repeat(40)}+dirty`;
    expect(Release.safeParse({ ...good, gitSha }).success).toBe(true);
    expect(isDirtyCommit(gitSha)).toBe(true);
    expect(describeCommit(gitSha)).toBe('aaaaaaaa+dirty');
    expect(Release.safeParse({ ...good, gitSha: `${gitSha}+dirty` }).success).toBe(false);
  });

  test.each([
    ['an unknown field', { ...good, extra: 1 }, /"extra"/],
    ['a missing field', { ...good, exposes: undefined }, /exposes/],
    ['a version with a path in it', { ...good, version: '../1.0.0' }, /must look like 1\.2\.3/],
    ['a name with a path in it', { ...good, name: '../header' }, /must be lower-case letters/],
    ['a file path outside the release', withFile('web/../../etc/passwd'), /etc\/passwd/],
    ['an absolute file', withFile('/etc/passwd'), /etc\/passwd/],
    ['a hidden file', withFile('web/.env'), /web\/\.env/],
    ['a weaker hash', withFile('web/entry.js', { integrity: 'sha256-abc' }), /sha384/],
    [
      'an entry that is not among its files',
      { ...good, web: { ...good.web, entry: 'web/other.js' } },
      /lists web\/other\.js, which is not one of its files/,
    ],
    [
      'a route to something it does not expose',
      { ...good, routes: [{ path: '/', expose: './home', layout: 'x' }] },
      /has a route \/ to \.\/home, which it does not expose/,
    ],
    ['a file of more than 32 MiB', withFile('web/entry.js', { bytes: 32 * 1024 ** 2 + 1 }), /33554432/],
    ['a malformed signature', { ...good, signature: { key: 'header-1', value: 'trust me' } }, /signature/],
    ['a signature without a key', { ...good, signature: { value: `${'A'.repeat(86)}==` } }, /signature/],
    ['a global that is code', { ...good, web: { ...good.web, global: 'a;alert(1)' } }, /global/],
  ])('rejects %s, and names it', (_case, release, mistake) => {
    const { success, error } = Release.safeParse(release);
    expect(success).toBe(false);
    expect(error?.message).toMatch(mistake);
  });
});

describe('a version of work in progress', () => {
  test('has a valid version that is recognised by its suffix', () => {
    const development = developmentVersion('1.0.0-665482ec43');
    expect(development).toBe('1.0.0-dev-665482ec43');
    expect(Version.safeParse(development).success).toBe(true);
    expect(developmentVersion(development)).toBe(development);
    expect([development, '1.0.0-665482ec43', '1.0.0', '1.0.0-device'].map(isDevelopmentVersion)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('canonical JSON', () => {
  test('ignores the order of members, but not that of elements', () => {
    expect(canonicalJson({ b: [2, 1], a: { d: null, c: 'é' } })).toBe('{"a":{"c":"é","d":null},"b":[2,1]}');
    expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });

  test('has one form for names that look like integers or __proto__', () => {
    expect(canonicalJson(JSON.parse('{"10":1,"9":2,"__proto__":3}'))).toBe(
      canonicalJson(JSON.parse('{"__proto__":3,"9":2,"10":1}')),
    );
  });
});
