import { build } from '../../fixtures/built-release';
import { hello } from '../../fixtures/hello/remote';

describe('building a release', () => {
  test('the same sources give the same version and the same bytes', async () => {
    const first = await build(hello);
    const second = await build(hello);
    expect(second.release).toEqual(first.release);
  });

  test('the browser build contains neither React nor other shared libraries', async () => {
    const { release } = await build(hello);
    const bytes = Object.entries(release.files)
      .filter(([path]) => path.startsWith('web/') && path.endsWith('.js'))
      .reduce((sum, [, file]) => sum + file.bytes, 0);
    expect(bytes).toBeLessThan(20_000);
  });

  test('each expose lists exactly the scripts and styles that it needs', async () => {
    const { release } = await build(hello);
    expect(release.exposes['./greeting']).toEqual({
      scripts: [expect.stringMatching(/^web\/chunks\/\d+\.js$/)],
      // A document finds sheets of all remotes by these names: two sheets may not share one.
      styles: [expect.stringMatching(/^web\/styles\/\d+\.[0-9a-f]{8}\.css$/)],
    });
    expect(release.routes).toEqual([{ path: '/hello', expose: './greeting', layout: 'default' }]);
  });
});
