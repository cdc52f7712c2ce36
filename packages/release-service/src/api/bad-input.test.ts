import { maxFileBytes } from '@kaadu/federation/release';
import { createFolderStore, ReleaseError, type ReleaseStore } from '@kaadu/release-core';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { scratchFolder, signed, smallRelease } from '../../../release-core/fixtures/releases';
import { S3Server, type Fault } from '../../../release-core/fixtures/s3-server';
import { testService, type TestService } from '../../fixtures/service';
import { createReleaseStore } from '../../../release-core/src/store/create-store';
import { parseS3Location } from '../../../release-core/src/store/s3/s3-location';
import { s3Objects } from '../../../release-core/src/store/s3/s3-objects';

const start = testService();
const folder = scratchFolder();
const { release, read } = smallRelease({ version: '4.0.0' });
const request = { channel: 'production', note: '' };
const move = (version: string) => ({
  move: { action: 'promote' as const, remote: 'header', version },
  reason: 'mine',
});

async function clientOf({ app, token }: TestService) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return new ServiceClient({ url, token: await token({}) });
}

/** Returns a function that sends input that the client never would. */
async function sender(service: TestService) {
  const authorization = `Bearer ${await service.token({})}`;
  return (method: 'PUT' | 'POST', url: string, payload: Buffer | object) =>
    service.app.inject({
      method,
      url,
      payload,
      headers: {
        authorization,
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
    });
}

describe('publishing malformed input through the service', () => {
  test.each([
    ['an extra field', { ...signed(release), admin: true }, 'admin'],
    ['a missing field', { ...signed(release), contract: undefined }, 'contract'],
    [
      'a file path outside the release',
      { ...signed(release), files: { 'web/../../x': release.files['web/entry.js'] } },
      'web/../../x',
    ],
    ['a name that is a path', { ...signed(release), name: '../header' }, 'name must be lower-case'],
  ])('refuses a release.json with %s and names it', async (_case, malformed, mistake) => {
    const service = await start();
    const send = await sender(service);
    const response = await send('POST', '/v1/releases', { release: malformed, ...request });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: 'malformed',
      message: expect.stringContaining(mistake),
    });
    expect(await service.store.versions('header')).not.toContain('4.0.0');
  });

  test('refuses a file that was truncated in transit', async () => {
    const service = await start();
    const half = async (path: string) => (await read(path)).slice(0, 5);
    const publishing = (await clientOf(service)).publish({ release: signed(release), read: half }, request);
    await expect(publishing).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(/has 5 bytes instead of/),
    });
  });

  test('refuses swapped files', async () => {
    const service = await start();
    const [first = '', second = ''] = Object.keys(release.files);
    const others = { [first]: second, [second]: first };
    const swapped = (path: string) => read(others[path] ?? path);
    const publishing = (await clientOf(service)).publish(
      { release: signed(release), read: swapped },
      request,
    );
    await expect(publishing).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(/^web\/entry\.js has \d+ bytes instead of \d+/),
    });
  });

  test('refuses a release without a signature', async () => {
    const service = await start();
    const send = await sender(service);
    for (const path of Object.keys(release.files))
      await send('PUT', `/v1/uploads/header/4.0.0/${path}`, Buffer.from(await read(path)));
    const response = await send('POST', '/v1/releases', { release, ...request });
    expect(response.json()).toMatchObject({
      error: 'refused',
      message: 'header@4.0.0 is not signed. Set RELEASE_KEY and publish again.',
    });
    expect(await service.store.versions('header')).not.toContain('4.0.0');
  });

  test('rejects a file above the size limit while it is received', async () => {
    const send = await sender(await start());
    const url = '/v1/uploads/header/4.0.0/web/entry.js';
    expect((await send('PUT', url, Buffer.alloc(maxFileBytes + 1))).statusCode).toBe(413);
  });

  test('reports a conflict for a version with different bytes, and keeps the first one', async () => {
    const service = await start();
    const client = await clientOf(service);
    await client.publish({ release: signed(release), read }, request);
    const other = smallRelease({ version: '4.0.0', text: 'something else' });
    const again = client.publish({ release: signed(other.release), read: other.read }, request);
    await expect(again).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('header@4.0.0 is already published with different bytes'),
    });
    expect(await service.store.readRelease('header', '4.0.0')).toEqual(signed(release));
  });
});

describe('concurrent requests to the service', () => {
  test('promote one revision exactly once, and the other promotion gets a conflict', async () => {
    const service = await start();
    const client = await clientOf(service);
    const promotes = ['1.0.0', '3.0.0'].map((version) =>
      client.move('production', { ...move(version), expectedRevision: 2 }),
    );
    const outcomes = await Promise.allSettled(promotes);
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/header team: mine/),
    });
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 3 });
  });
});

describe('a service with a failing store', () => {
  const server = new S3Server();
  let endpoint = '';
  beforeAll(async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
    endpoint = await server.start();
  });
  afterAll(() => server.stop());
  beforeEach(() => server.clear());
  const bucket = () =>
    createReleaseStore(
      s3Objects(parseS3Location(`s3://releases?endpoint=${endpoint}&path-style=true&timeout=150`)),
    );

  test.each<[Fault, string]>([
    ['hangs', 'unavailable'],
    ['500', 'unavailable'],
    ['503 in HTML', 'unavailable'],
    ['200 in HTML', 'unreadable'],
    ['is full', 'unavailable'],
  ])('fails moves on a bucket that %s as %s, and succeeds once it recovers', async (fault, code) => {
    const store = bucket();
    await store.add(signed(release), read, { by: 'test', note: '' });
    const client = await clientOf(await start({ store }));
    server.fault = fault;
    await expect(client.move('production', move('4.0.0'))).rejects.toMatchObject({ code });
    server.fault = undefined;
    expect(await client.move('production', move('4.0.0'))).toMatchObject({ after: { stable: '4.0.0' } });
  });

  test('reports a full disk, and publishes once there is space', async () => {
    const inner = createFolderStore(folder());
    let full = true;
    const add: ReleaseStore['add'] = (...publication) =>
      full ? Promise.reject(new ReleaseError('unavailable', 'its disk is full')) : inner.add(...publication);
    const client = await clientOf(await start({ store: { ...inner, add } }));
    const publish = () => client.publish({ release: signed(release), read }, request);
    await expect(publish()).rejects.toMatchObject({ code: 'unavailable', message: 'its disk is full' });
    full = false;
    expect(await publish()).toMatchObject({ result: 'added' });
  });
});
