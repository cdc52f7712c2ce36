import { verifiedRelease } from '../../fixtures/verified-release';
import type { Release } from '../release/index';
import { createReleaseSet } from './release-set';

describe('release set', () => {
  test('lists the routes of every remote, each with the remote that declares it', () => {
    const home = { path: '/', expose: './home', layout: 'default' };
    const account = { path: '/account', expose: './account', layout: 'default' };
    const set = createReleaseSet(
      new Map([
        ['auth', verifiedRelease('auth', '1.0.0', ['./account'], [account])],
        ['content', verifiedRelease('content', '1.0.0', ['./home'], [home])],
      ]),
    );
    expect(set.routes).toEqual([
      { ...account, remote: 'auth' },
      { ...home, remote: 'content' },
    ]);
  });

  test('marks a release without a server build for the browser', () => {
    const { server: _server, ...release } = verifiedRelease('notices', '1.0.0').release;
    const remotes = new Map<string, { release: Release }>();
    remotes.set('notices', { release }).set('hours', verifiedRelease('hours', '1.0.0'));
    const set = createReleaseSet(remotes);
    expect(set.page['notices']).toMatchObject({ isClientRendered: true });
    expect(set.page['hours']).not.toHaveProperty('isClientRendered');
  });
});
