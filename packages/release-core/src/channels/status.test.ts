import { fill, scratchFolder } from '../../fixtures/releases';
import { createFolderStore } from '../store/folder/folder-store';
import { type Channel, emptyChannel } from './channel';
import { changesOf, statusOf } from './status';

const folder = scratchFolder();
const gitSha = 'a'.repeat(40);
const frozen = { by: 'ops', reason: 'sale', at: '2026-05-01T00:00:00.000Z' };

test('the status of a channel lists versions, canary and freeze of each remote', async () => {
  const store = createFolderStore(folder());
  await fill(
    store,
    { version: '1.0.0', change: { gitSha } },
    { version: '2.0.0' },
    { version: '0.0.0-dev-20260501000000' },
    { name: 'footer' },
  );
  const canary = { version: '2.0.0', percent: 5 };
  const remotes = { header: { stable: '1.0.0', canary, frozen } };
  await store.moveChannel('production', 0, { remotes, frozen, by: 'ana', reason: 'try' });
  const status = await statusOf(store, 'production', ['header', 'footer', 'auth']);
  expect(status).toMatchObject({ channel: 'production', revision: 1, by: 'ana', reason: 'try', frozen });
  expect(status.fault).toBeUndefined();
  expect(status.remotes).toEqual([
    { name: 'header', stable: '1.0.0', canary, frozen, gitSha, published: ['2.0.0', '1.0.0'] },
    { name: 'footer', stable: null, gitSha: null, published: ['1.0.0'] },
    { name: 'auth', stable: null, gitSha: null, published: [] },
  ]);
});

test('the changes of a remote are the states in which it differs from the one before', () => {
  const remotes: Channel['remotes'][] = [
    { header: { stable: '2.0.0' }, footer: { stable: '2.0.0' } },
    { header: { stable: '1.0.0', canary: { version: '2.0.0', percent: 5 } }, footer: { stable: '1.0.0' } },
    { header: { stable: '1.0.0' }, footer: { stable: '1.0.0' } },
    { header: { stable: '1.0.0' } },
    {},
  ];
  const states = remotes.map((each, index): Channel => {
    return { ...emptyChannel, remotes: each, revision: 5 - index, by: 'ana', reason: 'ship' };
  });
  const at = '1970-01-01T00:00:00.000Z';
  expect(changesOf(states, 'header')).toEqual([
    { stable: '2.0.0', revision: 5, at, by: 'ana', reason: 'ship' },
    { stable: '1.0.0', canary: { version: '2.0.0', percent: 5 }, revision: 4, at, by: 'ana', reason: 'ship' },
    { stable: '1.0.0', revision: 2, at, by: 'ana', reason: 'ship' },
  ]);
  expect(changesOf(states, 'footer').map(({ revision }) => revision)).toEqual([5, 3]);
  expect(changesOf(states, 'auth')).toEqual([]);
});

test('a remote that has left the channel has no change there', () => {
  const states: Channel[] = [
    { ...emptyChannel, revision: 2 },
    { ...emptyChannel, revision: 1, remotes: { header: { stable: '1.0.0' } } },
  ];
  expect(changesOf(states, 'header').map(({ revision }) => revision)).toEqual([1]);
});
