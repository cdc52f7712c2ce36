import { randomUUID } from 'node:crypto';
import { S3Server } from '../../../fixtures/s3-server';
import { storeSuite } from '../../../fixtures/store-suite';
import { createReleaseStore } from '../create-store';
import type { ObjectStore } from '../objects';
import { parseS3Location } from './s3-location';
import { s3Objects } from './s3-objects';

const minuteMs = 60_000;
/** Location of a real bucket, `s3://bucket/prefix?endpoint=…`, with AWS credentials in the environment. */
const realLocation = process.env['S3_TEST_STORE'];
const server = new S3Server();
server.pageSize = 1000;
let location = '';

beforeAll(async () => {
  if (!realLocation) {
    process.env['AWS_ACCESS_KEY_ID'] = server.accessKey;
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  }
  location = realLocation ?? `s3://${server.bucket}/site?endpoint=${await server.start()}&path-style=true`;
});
afterAll(() => (realLocation ? undefined : server.stop()));

/** Tests any S3-compatible service: the server of the fixtures, or the one that S3_TEST_STORE names. */
describe('a store in a bucket', () => {
  const opened: ObjectStore[] = [];

  /** Opens a new prefix below the location. */
  async function open(): Promise<ObjectStore> {
    const url = new URL(location);
    url.pathname += `/${randomUUID()}`;
    const objects = s3Objects(parseS3Location(url.href));
    opened.push(objects);
    return objects;
  }

  afterEach(async () => {
    for (const objects of opened.splice(0))
      await objects.remove((await objects.list('')).map(({ key }) => key));
  }, minuteMs);

  storeSuite(open);

  const writers = Array.from({ length: 16 }, (_, index) => Buffer.from(`writer ${index}`));
  const winnersOf = (written: readonly boolean[]) => writers.filter((_, index) => written[index]);

  test('one of many concurrent writes to an object succeeds, and its bytes are stored', async () => {
    const objects = await open();
    const created = winnersOf(await Promise.all(writers.map((bytes) => objects.create('x', bytes))));
    const first = await objects.read('x');
    expect([Buffer.from(first?.bytes ?? [])]).toEqual(created);
    await objects.replace('x', Buffer.from('second'), first?.tag);
    const second = await objects.read('x');
    const replaced = winnersOf(
      await Promise.all(writers.map((bytes) => objects.replace('x', bytes, second?.tag))),
    );
    expect([Buffer.from((await objects.read('x'))?.bytes ?? [])]).toEqual(replaced);
  });

  test(
    'a listing of more than one page is complete',
    async () => {
      const objects = await open();
      const keys = Array.from({ length: 1001 }, (_, index) => `list/${index}`);
      // Limited concurrency: on a busy machine a request among a thousand would exceed its timeout.
      for (let at = 0; at < keys.length; at += 50)
        await Promise.all(keys.slice(at, at + 50).map((key) => objects.replace(key, Buffer.from('x'))));
      expect((await objects.list('list/')).map(({ key }) => key).sort()).toEqual(keys.sort());
    },
    minuteMs,
  );

  test.each(['a+b', 'a b', 'a%2Fb', 'a~b', '[a]@(b)', 'é', "a&<b>'"])(
    'an object named %s can be written, listed, read and removed',
    async (name) => {
      const objects = await open();
      const key = `names/${name}.js`;
      expect(await objects.create(key, Buffer.from('x'))).toBe(true);
      expect((await objects.list('names/')).map(({ key: listed }) => listed)).toEqual([key]);
      expect(Buffer.from((await objects.read(key))?.bytes ?? []).toString()).toBe('x');
      await objects.remove([key]);
      expect(await objects.read(key)).toBeUndefined();
    },
  );

  test('a missing bucket is not mistaken for an empty store', async () => {
    const url = new URL(location);
    url.hostname = `no-${randomUUID()}`;
    const store = createReleaseStore(s3Objects(parseS3Location(url.href)));
    await expect(store.readChannel('production')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('404 NoSuchBucket'),
    });
  });

  test('invalid credentials are named in the error', async () => {
    const s3 = parseS3Location(location);
    s3.client.config.credentials = async () => ({ accessKeyId: 'unknown', secretAccessKey: 'invalid' });
    await expect(s3Objects(s3).read('x')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/403 \w+/),
    });
  });
});
