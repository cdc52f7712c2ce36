import { build } from '../../fixtures/built-release';
import { hello } from '../../fixtures/hello/remote';
import { defineRemote } from '../define-remote';

describe('building a release', () => {
  test('produces the same version and the same bytes from the same sources', async () => {
    const first = await build(hello);
    const second = await build(hello);
    expect(second.release).toEqual(first.release);
  });

  test('takes the default for an option that is undefined', async () => {
    const { name, root, exposes } = hello;
    const remote = defineRemote({ name, root, exposes, routes: undefined, languages: undefined });
    const { release } = await build(remote);
    expect([release.routes, release.languages]).toEqual([[], undefined]);
  });

  test('leaves React and the Module Federation runtime out of what pages load', async () => {
    const { release } = await build(hello);
    const paths = [release.web.entry, ...Object.values(release.exposes).flatMap(({ scripts }) => scripts)];
    const bytes = paths.reduce((sum, path) => sum + (release.files[path]?.bytes ?? 0), 0);
    expect(bytes).toBeLessThan(23_000);
  });

  test('writes a manifest with the container, its exposes, and copies of shared libraries for hosts that lack them', async () => {
    const { release, files } = await build(hello);
    expect(release.web.manifest).toBe('web/mf-manifest.json');
    const manifest: unknown = JSON.parse(
      Buffer.from(files.get('web/mf-manifest.json') ?? '').toString('utf8'),
    );
    expect(manifest).toMatchObject({
      name: 'hello',
      metaData: {
        globalName: 'remote_hello',
        publicPath: 'auto',
        remoteEntry: { name: release.web.entry.replace('web/', ''), type: 'var' },
      },
      exposes: [{ path: './greeting', assets: { js: { sync: [expect.any(String)] } } }],
      shared: expect.arrayContaining([
        expect.objectContaining({ name: 'react', singleton: true }),
        expect.objectContaining({ name: 'react/jsx-runtime' }),
      ]),
    });
    expect(Object.keys(release.files)).toEqual(expect.arrayContaining(['web/mf-manifest.json']));
  });

  test('lists exactly the scripts and styles that each expose needs', async () => {
    const { release } = await build(hello);
    expect(release.exposes['./greeting']).toEqual({
      scripts: [expect.stringMatching(/^web\/chunks\/\d+\.js$/)],
      // Documents look sheets of all remotes up by these names, so two sheets may not share one.
      styles: [expect.stringMatching(/^web\/styles\/\d+\.[0-9a-f]{8}\.css$/)],
    });
    expect(release.routes).toEqual([{ path: '/hello', expose: './greeting', layout: 'default' }]);
  });
});
