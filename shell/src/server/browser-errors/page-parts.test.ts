import { createReleaseSet } from '@kaadu/federation/server';
import { verifiedRelease } from '../../../../packages/federation/fixtures/verified-release';
import { partsOf } from './page-parts';

const account = { path: '/account', expose: './account', layout: 'default' };
const set = (header = '1.0.0') =>
  createReleaseSet(
    new Map([
      ['header', verifiedRelease('header', header)],
      ['content', verifiedRelease('content', '3.0.0')],
      ['auth', verifiedRelease('auth', '2.0.0', ['./account'], [account])],
    ]),
  );

describe('page releases', () => {
  test('are the versions with a slot and that of its page', () => {
    const live = set();
    expect(partsOf(live, { pathname: '/account' }).versions).toEqual([
      { remote: 'auth', version: '2.0.0' },
      { remote: 'header', version: '1.0.0' },
    ]);
    expect(partsOf(live, { pathname: '/nothing' }).versions).toContainEqual({
      remote: 'content',
      version: '3.0.0',
    });
  });

  test('are the same object for each page of a remote, for counting by identity', () => {
    const live = set();
    expect(partsOf(live, { pathname: '/one' })).toBe(partsOf(live, { pathname: '/two' }));
    expect(partsOf(live, { pathname: '/one' })).not.toBe(partsOf(live, { pathname: '/account' }));
  });

  test('have the same id for the same versions in two processes', () => {
    const [here, there] = [partsOf(set(), { pathname: '/' }), partsOf(set(), { pathname: '/' })];
    expect(here.id).toBe(there.id);
    // First 12 digits of the SHA-256 of
    // [{"remote":"auth","version":"2.0.0"},{"remote":"header","version":"1.0.0"}].
    expect(partsOf(set(), { pathname: '/account' }).id).toBe('9e4fa4af4dc1');
    expect(partsOf(set('1.0.1'), { pathname: '/' }).id).not.toBe(here.id);
  });
});
