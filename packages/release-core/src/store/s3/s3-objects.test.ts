import { S3Server } from '../../../fixtures/s3-server';
import type { ReleaseError } from '../../errors';
import type { ObjectStore } from '../objects';
import { parseS3Location } from './s3-location';
import { s3Objects } from './s3-objects';

const server = new S3Server();
let endpoint = '';
let objects: ObjectStore;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = server.accessKey;
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  endpoint = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clear();
  objects = s3Objects(parseS3Location(`s3://releases/site?endpoint=${endpoint}&path-style=true`));
});

const bytesOf = (text: string) => Buffer.from(text);

/** Reads an object, and says whether the bucket sent its bytes. */
async function outcomeOf(key: string): Promise<string> {
  const before = { ...server.reads };
  await objects.read(key);
  const { found, unchanged } = server.reads;
  return found > before.found ? 'bytes' : unchanged > before.unchanged ? 'unchanged' : 'missing';
}

/** Returns the error of a call that fails. */
const failureOf = (call: Promise<unknown>): Promise<ReleaseError> =>
  call.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: ReleaseError) => error,
  );

describe('what a reader remembers', () => {
  test('an object of 64 kB is remembered, a larger one is not', async () => {
    server.add('site/64-kB', Buffer.alloc(65_536));
    server.add('site/larger', Buffer.alloc(65_537));
    expect([await outcomeOf('64-kB'), await outcomeOf('64-kB')]).toEqual(['bytes', 'unchanged']);
    expect([await outcomeOf('larger'), await outcomeOf('larger')]).toEqual(['bytes', 'bytes']);
  });

  test('the hundred objects read last are remembered', async () => {
    const keys = Array.from({ length: 101 }, (_, index) => `${index}`);
    for (const key of keys) server.add(`site/${key}`, bytesOf(key));
    for (const key of keys.slice(0, 100)) await objects.read(key);
    expect(await outcomeOf('0')).toBe('unchanged');
    expect(await outcomeOf('100')).toBe('bytes');
    expect(await outcomeOf('0')).toBe('unchanged');
    expect(await outcomeOf('1')).toBe('bytes');
  });
});

describe('writes', () => {
  test('an object is not created twice, even with the same bytes', async () => {
    expect(await objects.create('x', bytesOf('1'))).toBe(true);
    expect(await objects.create('x', bytesOf('1'))).toBe(false);
  });

  test('an object that was removed meanwhile is not replaced', async () => {
    await objects.create('x', bytesOf('1'));
    const found = await objects.read('x');
    await objects.remove(['x']);
    expect(await objects.replace('x', bytesOf('2'), found?.tag)).toBe(false);
    expect(await objects.read('x')).toBeUndefined();
  });

  test('only a write with a condition needs a bucket that honours conditions', async () => {
    server.fault = 'knows no conditions';
    expect(await objects.replace('x', bytesOf('1'))).toBe(true);
    server.fault = 'ignores If-Match';
    const found = await objects.read('x');
    expect(await failureOf(objects.replace('x', bytesOf('2'), found?.tag))).toMatchObject({
      code: 'unavailable',
      message:
        'The bucket ignores If-Match on PUT, so two simultaneous changes to a channel could overwrite each other. Nothing was changed; use a bucket that supports conditional writes, or a folder.',
    });
    expect(bytesOf('1').equals((await objects.read('x'))?.bytes ?? bytesOf(''))).toBe(true);
  });

  test('the object that tests conditional writes says what it is, and is written once', async () => {
    await objects.create('x', bytesOf('1'));
    const probe = await objects.read('conditional-writes.txt');
    await objects.create('y', bytesOf('1'));
    expect(String(Buffer.from(probe?.bytes ?? []))).toMatch(
      /^The release command uses this object to test conditional writes\. [0-9a-f-]{36}\n$/,
    );
    expect((await objects.read('conditional-writes.txt'))?.tag).toBe(probe?.tag);
  });

  test('removing an object that is already gone succeeds, also where the bucket reports that', async () => {
    server.fault = 'knows which objects it removes';
    server.add('site/x', bytesOf('1'));
    await objects.remove(['gone', 'x']);
    expect(await objects.list('')).toEqual([]);
  });
});

test('a listing names keys without the prefix, and when each was modified', async () => {
  server.add('site/channels/dev.json', bytesOf('1'), new Date('2026-01-02T03:04:05Z'));
  server.add('another/channels/dev.json', bytesOf('1'));
  expect(await objects.list('channels/')).toEqual([
    { key: 'channels/dev.json', modifiedAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
  ]);
});

test('a bucket has no temporary files, and its changes are polled', async () => {
  const onHint = jest.fn();
  const stop = objects.watch('channels/dev.json', onHint);
  await objects.replace('channels/dev.json', bytesOf('1'));
  stop();
  expect(await objects.temporaryFiles()).toEqual([]);
  expect(onHint).not.toHaveBeenCalled();
});

test('the connection of an object that is too large is closed', async () => {
  const dropped = new Promise<void>((resolve) => {
    server.onDrop = resolve;
  });
  server.add('site/x', bytesOf('1'));
  server.fault = 'has grown to a gigabyte';
  expect(await failureOf(objects.read('x'))).toMatchObject({
    code: 'unreadable',
    message: expect.stringMatching(/^x is 1073741824 bytes long, over the limit of \d+ for a file/),
  });
  await expect(dropped).resolves.toBeUndefined();
});

describe('the message of a failure', () => {
  const advice = 'Shells keep serving what they have; check the bucket, its endpoint and its credentials.';

  test('has the status, code and message of the response, and the failure as its cause', async () => {
    server.fault = 'is full';
    const failure = await failureOf(objects.replace('x', bytesOf('1')));
    expect(failure.message).toBe(
      `The release store failed (507 InsufficientStorage: InsufficientStorage of 507). ${advice}`,
    );
    expect(failure.cause).toMatchObject({ name: 'InsufficientStorage' });
  });

  test('leaves out a message that the client made up', async () => {
    server.fault = 'refuses without a message';
    expect((await failureOf(objects.read('x'))).message).toBe(
      `The release store failed (403 AccessDenied). ${advice}`,
    );
  });

  test('says that nothing answered', async () => {
    const closed = new S3Server();
    const address = await closed.start();
    await closed.stop();
    const unreachable = s3Objects(parseS3Location(`s3://releases?endpoint=${address}&path-style=true`));
    expect((await failureOf(unreachable.read('x'))).message).toMatch(
      /^The release store failed \(no response: .*ECONNREFUSED.*\)\. Shells keep serving/,
    );
  });

  test('advises another store where conditions are not implemented', async () => {
    server.fault = 'knows no conditions';
    expect((await failureOf(objects.create('x', bytesOf('1')))).message).toBe(
      'The release store failed (501 NotImplemented: NotImplemented of 501). Shells keep serving what they have; use a bucket that supports conditional writes, or a folder.',
    );
  });

  test('says that a page is not a listing', async () => {
    server.fault = '200 in HTML';
    expect((await failureOf(objects.list(''))).message).toContain(
      'no response: the response is not a listing',
    );
  });
});
