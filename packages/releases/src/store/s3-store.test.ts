import { fill } from '../../fixtures/releases';
import { S3Server, type Fault } from '../../fixtures/s3-server';
import { storeSuite } from '../../fixtures/store-suite';
import { followChannel } from '../follow';
import type { Channel } from './channel';
import { createReleaseStore } from './create-store';
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
  storeSuite(async () => open());

  test.each<[Fault, string]>([
    ['hangs', 'unavailable'],
    ['500', 'unavailable'],
    ['503 in HTML', 'unavailable'],
    ['200 in HTML', 'unreadable'],
  ])(
    'a bucket that %s is said not to be usable, and a follower keeps its last channel',
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

  test('a bucket that answers slowly, but in time, serves', async () => {
    const store = createReleaseStore(open());
    server.fault = 'answers slowly';
    await fill(store, {});
    expect(await store.versions('header')).toEqual(['1.0.0']);
  });

  test('a full bucket refuses a publication, of which nothing can be used, and what was there stays good', async () => {
    const store = createReleaseStore(open());
    await fill(store, {});
    server.fault = 'is full';
    await expect(fill(store, { version: '2.0.0' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await store.versions('header')).toEqual(['1.0.0']);
    expect(await store.readRelease('header', '1.0.0')).toMatchObject({ version: '1.0.0' });
  });

  test('an object of a gigabyte is refused unread', async () => {
    const store = createReleaseStore(open());
    await fill(store, {});
    server.fault = 'has grown to a gigabyte';
    const before = process.memoryUsage().rss;
    await expect(store.readFile('header', '1.0.0', 'web/entry.js')).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining('more than a release may'),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
  });

  test('an error page in place of a listing is not taken for an empty store', async () => {
    const store = createReleaseStore(open());
    await fill(store, {});
    server.fault = '200 in HTML';
    await expect(store.versions('header')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a change whose answer was lost on the way is known to have been made', async () => {
    const store = createReleaseStore(open());
    server.fault = 'loses the answer once';
    await store.moveChannel('production', 0, { remotes: {}, by: 'ana', reason: 'first' });
    expect(await store.readChannel('production')).toMatchObject({ revision: 1, by: 'ana' });
  });

  test.each([
    ['s3://', 'names no bucket'],
    ['s3://releases?regoin=eu', 'regoin'],
    ['s3://releases?endpoint=ftp://x', 'endpoint'],
  ])('the location %s is refused', (location, reason) => {
    expect(() => parseS3Location(location)).toThrow(reason);
  });
});
