import { verifiedRelease } from '../../fixtures/verified-release';
import { loadServerEntry } from './load-server-entry';
import { serverEntryOf } from './verify';

describe('loading a server entry', () => {
  test('evaluates nothing of a client-rendered version, and keeps its style sheets', async () => {
    const load = jest.fn();
    const { server: _server, ...release } = verifiedRelease('notices', '1.0.0', ['./panel']).release;
    const files = new Map([['web/panel.css', Buffer.from('.panel {}')]]);
    const remote = await loadServerEntry({ load }, serverEntryOf({ release, files }));
    expect(remote).toEqual({ release, styles: { 'web/panel.css': '.panel {}' }, exposes: new Map() });
    expect(load).not.toHaveBeenCalled();
  });

  test('lets the host evaluate any other version', async () => {
    const { release } = verifiedRelease('notices', '1.0.0');
    const loaded = { release, styles: {}, exposes: new Map([['./panel', {}]]) };
    const load = jest.fn(async () => loaded);
    const files = new Map([['server/entry.cjs', Buffer.from('module.exports = {}')]]);
    expect(await loadServerEntry({ load }, serverEntryOf({ release, files }))).toBe(loaded);
  });
});
