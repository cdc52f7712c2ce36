import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSameActor } from '@kaadu/release-core/operations';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { readServiceEnv } from '../run-service';
import { returnPath } from './return-path';
import { personOf, readRights } from './rights';
import { readSignIn } from './settings';

const folder = scratchFolder();
const environment = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'console',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_RIGHTS: 'rights.json',
  CONSOLE_URL: 'https://console.example',
};
const write = (rights: unknown) => writeFile(join(folder(), 'rights.json'), JSON.stringify(rights));
const read = (env: NodeJS.ProcessEnv) => readSignIn(readServiceEnv(env), folder());
const group = { group: 'ops', roles: ['operate'], remotes: ['*'] };

describe('the settings of single sign-on', () => {
  test('are optional, but only all of them together', async () => {
    await write({ groups: [group] });
    expect(await read({})).toBeUndefined();
    expect(await read(environment)).toMatchObject({ clientId: 'console', rights: { claim: 'groups' } });
    await expect(read({ ...environment, OIDC_CLIENT_SECRET: '' })).rejects.toThrow(
      'single sign-on also needs OIDC_CLIENT_SECRET.',
    );
  });

  test.each(['http://id.example', 'http://localhost.evil.example', 'ftp://id.example'])(
    'refuse the provider %s, whose responses could be intercepted',
    (issuer) => {
      expect(() => readServiceEnv({ ...environment, OIDC_ISSUER: issuer })).toThrow(/OIDC_ISSUER must be/);
    },
  );

  test.each<[string, unknown, RegExp]>([
    ['an unknown role', { groups: [{ ...group, roles: ['publish'] }] }, /groups\.0\.roles\.0 must be one of/],
    ['no groups', { groups: [] }, /groups must not be empty/],
    ['an unknown member', { groups: [group], clam: 'roles' }, /has clam, which is not known/],
    ['a scope without openid', { groups: [group], scope: 'profile' }, /scope must contain "openid"/],
  ])('refuse a file of rights with %s', async (_case, rights, message) => {
    await write(rights);
    await expect(readRights(join(folder(), 'rights.json'))).rejects.toThrow(message);
  });

  test('refuse a file of rights that is missing, naming it', async () => {
    await expect(readRights(join(folder(), 'none.json'))).rejects.toThrow(/none\.json cannot be read/);
  });
});

describe('a person', () => {
  test('is the same after changing their name, and differs from another person of that name', () => {
    const person = personOf({ sub: 'a1', name: 'Ana' }, rights);
    expect(isSameActor('Ana Pillai (a1)', person)).toBe(true);
    expect(isSameActor('Ana (b2)', person)).toBe(false);
  });

  const rights = {
    claim: 'roles',
    scope: 'openid',
    groups: [{ group: 'ops', roles: ['operate' as const], remotes: ['*'] }],
  };

  test.each<[unknown, number]>([
    [['ops'], 1],
    ['ops', 1],
    [['OPS', 'op'], 0],
    [[{ ops: true }], 0],
    [undefined, 0],
  ])('with the groups %j has %i grants', (roles, count) => {
    expect(personOf({ sub: 'x', roles }, rights).grants).toHaveLength(count);
  });

  test('is named by name and subject, on one line', () => {
    expect(personOf({ sub: 'a1', name: 'Ana\n\u202ePillai' }, rights).owner).toBe('Ana Pillai (a1)');
    expect(personOf({ sub: 'a1', name: ' ', preferred_username: 'ana' }, rights).owner).toBe('ana (a1)');
    expect(personOf({ sub: 'a1' }, rights).owner).toBe('Unnamed (a1)');
  });
});

test.each([
  ['/console/remotes/header?channel=production', '/console/remotes/header?channel=production'],
  ['/console', '/console'],
  ['https://evil.example/console', '/console'],
  ['//evil.example/console', '/console'],
  ['/\\evil.example/console', '/console'],
  ['/console/..//evil.example', '/console'],
  ['/consolefake', '/console'],
  ['javascript:alert(1)', '/console'],
  ['/console/sign-in', '/console'],
  [['/console/audit', '/console'], '/console'],
])('signing in with the requested page %j leads to %s', (wanted, expected) => {
  expect(returnPath(wanted)).toBe(expected);
});
