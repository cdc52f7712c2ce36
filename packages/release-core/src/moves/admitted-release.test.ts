import { newSigningKey } from '../trust/keys';
import { createTrust } from '../trust/trust';
import { fill, scratchFolder, signed, smallRelease, testKey } from '../../fixtures/releases';
import { S3Server } from '../../fixtures/s3-server';
import { statusOf } from '../channels/status';
import type { Check } from '../gate/gate';
import { publishSigned } from '../publish/publish';
import { createReleaseStore } from '../store/create-store';
import { folderObjects } from '../store/folder/folder-objects';
import { jsonBytes } from '../store/json';
import type { ObjectStore } from '../store/objects';
import { releaseKey } from '../store/release-layout';
import { parseS3Location } from '../store/s3/s3-location';
import { s3Objects } from '../store/s3/s3-objects';
import { applyAction, type ChannelAction } from './channel-action';

const folder = scratchFolder();
const server = new S3Server();
let endpoint = '';
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = server.accessKey;
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  endpoint = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => server.clear());

const inBucket = () =>
  s3Objects(parseS3Location(`s3://${server.bucket}/site?endpoint=${endpoint}&path-style=true`));
const remote = 'header';
const options = { channel: 'production', by: 'ana', reason: 'because' };
const trust = createTrust({
  keys: [{ id: testKey.id, owner: 'test', publicKey: testKey.publicKey, remotes: ['header'] }],
});
const failing: Check = { name: 'trial', run: () => [{ problem: 'it throws', fix: 'Repair it' }] };

/** Actions that would serve a version. */
const servingActions = (version: string): ChannelAction[] => [
  { action: 'promote', remote, version },
  { action: 'canary', remote, version, percent: 5 },
  { action: 'rollback', remote, to: version },
];

/** Opens a store without a service, on which header 1.0.0 is live. */
async function setUp(objects: ObjectStore) {
  const store = createReleaseStore(objects);
  const act = (action: ChannelAction) => applyAction(store, action, options);
  const stable = async () => (await statusOf(store, 'production', [remote])).remotes[0]?.stable;
  await fill(store, { version: '1.0.0' });
  await act({ action: 'promote', remote, version: '1.0.0' });
  return { store, act, stable };
}

describe.each([
  ['a folder', () => folderObjects(folder())],
  ['a bucket', inBucket],
])('a version in %s, without a service,', (_case, open) => {
  test('that failed the gate is not published and cannot be served', async () => {
    const { store, act, stable } = await setUp(open());
    const { release, read } = smallRelease({ version: '2.0.0' });
    const publishing = publishSigned(
      store,
      { release: signed(release), read },
      { channel: 'production', by: 'ana', trust, checks: [failing] },
    );
    await expect(publishing).rejects.toMatchObject({ code: 'refused' });
    expect(await statusOf(store, 'production', [remote])).toMatchObject({
      remotes: [{ stable: '1.0.0', published: ['1.0.0'] }],
    });
    for (const action of servingActions('2.0.0'))
      await expect(act(action)).rejects.toMatchObject({ code: 'not-found' });
    expect(await stable()).toBe('1.0.0');
  });

  test('whose gate never ran, because it was copied there, cannot be served', async () => {
    const objects = open();
    const { act, stable } = await setUp(objects);
    const { release } = smallRelease({ version: '2.0.0' });
    await objects.create(releaseKey(remote, '2.0.0'), jsonBytes(release));
    for (const action of servingActions('2.0.0'))
      await expect(act(action)).rejects.toMatchObject({
        code: 'refused',
        message:
          'header@2.0.0 is not signed, so it has not passed the gate and no shell serves it. Publish it: `release publish header`.',
      });
    expect(await stable()).toBe('1.0.0');
  });

  test('whose gate never ran is no target of a rollback, even if the history names it', async () => {
    const objects = open();
    const { store, act, stable } = await setUp(objects);
    const { release } = smallRelease({ version: '2.0.0' });
    await objects.create(releaseKey(remote, '2.0.0'), jsonBytes(release));
    await store.moveChannel('production', 1, { ...options, remotes: { header: { stable: '2.0.0' } } });
    await fill(store, { version: '3.0.0' });
    await act({ action: 'promote', remote, version: '3.0.0' });
    await act({ action: 'rollback', remote });
    expect(await stable()).toBe('1.0.0');
  });

  test('that was published or a canary, but never stable, is no target of a rollback', async () => {
    const { store, act, stable } = await setUp(open());
    await fill(store, { version: '2.0.0' }, { version: '3.0.0' });
    await act({ action: 'canary', remote, version: '2.0.0', percent: 5 });
    await expect(act({ action: 'rollback', remote })).rejects.toMatchObject({ code: 'not-found' });
    await act({ action: 'promote', remote, version: '3.0.0' });
    await expect(act({ action: 'rollback', remote, to: '2.0.0' })).rejects.toMatchObject({ code: 'refused' });
    await act({ action: 'rollback', remote });
    expect(await stable()).toBe('1.0.0');
  });
});

describe('with the trust list of the site', () => {
  /** Opens a store with header 1.0.0 live, and 2.0.0 signed with another key. */
  async function withOtherKey() {
    const store = createReleaseStore(folderObjects(folder()));
    const key = newSigningKey();
    const { release, read } = smallRelease({ version: '2.0.0' });
    await fill(store, { version: '1.0.0' }, { version: '3.0.0' });
    await store.add(signed(release, key), read, { by: 'test', note: '' });
    const act = (action: ChannelAction) => applyAction(store, action, { ...options, trust });
    await act({ action: 'promote', remote, version: '1.0.0' });
    return { store, act, key };
  }

  test('a version signed with a key that it does not name cannot be served', async () => {
    const { act, key } = await withOtherKey();
    for (const action of servingActions('2.0.0'))
      await expect(act(action)).rejects.toMatchObject({
        code: 'refused',
        message: `header@2.0.0 is not trusted: it is signed with key ${key.id}, which the trust list does not name. Add it with \`release keys add\`, or sign with a key that is listed.`,
      });
  });

  test('such a version is no target of a rollback, though it was live before its key was removed', async () => {
    const { store, act } = await withOtherKey();
    await applyAction(store, { action: 'promote', remote, version: '2.0.0' }, options);
    await act({ action: 'promote', remote, version: '3.0.0' });
    await act({ action: 'rollback', remote });
    expect((await store.readChannel('production')).remotes['header']).toEqual({ stable: '1.0.0' });
  });
});
