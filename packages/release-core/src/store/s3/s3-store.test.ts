import { fill } from '../../../fixtures/releases';
import { S3Server, type Fault } from '../../../fixtures/s3-server';
import { followChannel } from '../../channels/follow';
import type { Channel } from '../../channels/channel';
import { createReleaseStore } from '../create-store';
import { parseS3Location } from './s3-location';
import { s3Objects } from './s3-objects';

const server = new S3Server();
let endpoint = '';
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  endpoint = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => server.clear());

const open = () =>
  s3Objects(parseS3Location(`s3://releases/site?endpoint=${endpoint}&path-style=true&timeout=150`));

describe('a store in a bucket', () => {
  test.each<[Fault, string]>([
    ['hangs', 'unavailable'],
    ['500', 'unavailable'],
    ['503 in HTML', 'unavailable'],
    ['200 in HTML', 'unreadable'],
  ])(
    'a follower keeps the last known channel when a bucket responds with an error: %s',
    async (fault, code) => {
      const store = createReleaseStore(open());
      await store.moveChannel('production', 0, { remotes: {}, by: 'ana', reason: 'first' });
      const states: Channel[] = [];
      const failed = new Promise((resolve) => {
        const stop = followChannel(store, 'production', {
          pollMs: 10,
          onChange: (channel) => {
            states.push(channel);
            server.fault = fault;
          },
          onError: (error) => {
            stop();
            resolve(error);
          },
        });
      });
      expect(await failed).toMatchObject({ code });
      expect(states.map(({ revision }) => revision)).toEqual([1]);
    },
  );

  test('a slow bucket serves within the timeout', async () => {
    const store = createReleaseStore(open());
    server.fault = 'responds slowly';
    await fill(store, {});
    expect(await store.versions('header')).toEqual(['1.0.0']);
  });

  test('an unchanged object is read without its bytes, and a changed one anew', async () => {
    const objects = open();
    await objects.create('channels/production.json', Buffer.from('1'));
    const text = async () =>
      Buffer.from((await objects.read('channels/production.json'))?.bytes ?? []).toString();
    const before = { ...server.reads };
    expect([await text(), await text(), await text()]).toEqual(['1', '1', '1']);
    expect(server.reads).toMatchObject({ found: before.found + 1, unchanged: before.unchanged + 2 });
    await open().replace('channels/production.json', Buffer.from('2'));
    expect(await text()).toBe('2');
    await open().remove(['channels/production.json']);
    expect(await text()).toBe('');
  });

  test('a full bucket refuses a publication completely, and existing versions stay intact', async () => {
    const store = createReleaseStore(open());
    await fill(store, {});
    server.fault = 'is full';
    await expect(fill(store, { version: '2.0.0' })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('507 InsufficientStorage'),
    });
    expect(await store.versions('header')).toEqual(['1.0.0']);
    expect(await store.readRelease('header', '1.0.0')).toMatchObject({ version: '1.0.0' });
  });

  test('an object of a gigabyte is refused without reading it', async () => {
    const store = createReleaseStore(open());
    await fill(store, {});
    server.fault = 'has grown to a gigabyte';
    const before = process.memoryUsage().rss;
    await expect(store.readFile('header', '1.0.0', 'web/entry.js')).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining('over the limit'),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
  });

  test('an error page instead of a listing is not mistaken for an empty store', async () => {
    const store = createReleaseStore(open());
    await fill(store, {});
    server.fault = '200 in HTML';
    await expect(store.versions('header')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('The release store failed'),
    });
  });

  test('a change whose response was lost is recognised as made', async () => {
    const store = createReleaseStore(open());
    await store.moveChannel('production', 0, { remotes: {}, by: 'ana', reason: 'first' });
    server.fault = 'loses a response once';
    await store.moveChannel('production', 1, { remotes: {}, by: 'ben', reason: 'second' });
    expect(await store.readChannel('production')).toMatchObject({ revision: 2, by: 'ben' });
  });

  test('a write that collides with another is retried', async () => {
    const objects = open();
    await objects.create('x', Buffer.from('1'));
    server.fault = 'is busy once';
    expect(await objects.create('y', Buffer.from('1'))).toBe(true);
    server.fault = 'is busy once';
    expect(await objects.create('y', Buffer.from('2'))).toBe(false);
  });

  test('conditional writes work on a bucket that compares ETags without quotes, as Ceph does', async () => {
    const objects = open();
    server.fault = 'wants If-Match without quotes';
    await objects.create('x', Buffer.from('1'));
    const first = await objects.read('x');
    expect(await objects.replace('x', Buffer.from('2'), first?.tag)).toBe(true);
    expect(await objects.replace('x', Buffer.from('3'), first?.tag)).toBe(false);
  });

  test.each<[Fault, string]>([
    ['ignores If-None-Match', 'The bucket ignores If-None-Match'],
    ['ignores If-Match', 'The bucket ignores If-Match'],
    ['knows no conditions', '501 NotImplemented'],
  ])(
    'the store refuses a bucket that %s before anything is changed, with advice to use another',
    async (fault, reason) => {
      const before = createReleaseStore(open());
      await before.moveChannel('production', 0, { remotes: {}, by: 'ana', reason: 'first' });
      server.fault = fault;
      const store = createReleaseStore(open());
      const move = store.moveChannel('production', 1, { remotes: {}, by: 'ben', reason: 'second' });
      await expect(move).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringMatching(new RegExp(`${reason}.*a bucket that supports conditional writes`)),
      });
      expect(await store.readChannel('production')).toMatchObject({ revision: 1, by: 'ana' });
    },
  );

  test('a missing bucket is not mistaken for an empty store', async () => {
    const missing = s3Objects(parseS3Location(`s3://relaeses?endpoint=${endpoint}&path-style=true`));
    const store = createReleaseStore(missing);
    const failure = { code: 'unavailable', message: expect.stringContaining('404 NoSuchBucket') };
    await expect(store.readChannel('production')).rejects.toMatchObject(failure);
    await expect(missing.create('x', Buffer.from('1'))).rejects.toMatchObject(failure);
  });
});
