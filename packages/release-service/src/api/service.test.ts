import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newSigningKey } from '@kaadu/release-core';
import { liveContext } from '@kaadu/release-core/gate';
import { folderStorage } from '@kaadu/release-core/operations';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { signed, smallRelease } from '../../../release-core/fixtures/releases';
import { testService, type TestService } from '../../fixtures/service';
import { createAudit } from '../audit/audit';

const start = testService();

async function clientOf({ app, token }: TestService, options: Parameters<TestService['token']>[0] = {}) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return new ServiceClient({ url, token: await token(options) });
}
const promote = {
  move: { action: 'promote' as const, remote: 'header', version: '3.0.0' },
  reason: 'faster search',
};

describe('moving through the service', () => {
  test('lets a team move its own remote; history and audit name the owner of the token', async () => {
    const service = await start();
    const client = await clientOf(service);
    const context = await client.liveContext('production', 'header');
    expect(context).toEqual(await liveContext(service.store, 'production', 'header'));
    expect(context).toMatchObject({ current: '2.0.0' });
    expect(await client.liveContext('production', 'footer')).toMatchObject({
      live: [{ name: 'header', version: '2.0.0' }],
      current: undefined,
    });
    expect(await client.move('production', promote)).toMatchObject({
      after: { stable: '3.0.0' },
      changed: true,
    });
    expect(await service.store.readChannel('production')).toMatchObject({
      by: 'header team',
      reason: 'faster search',
    });
    const audit = createAudit(folderStorage(service.folder));
    expect((await audit.all()).slice(0, 5)).toMatchObject([
      { actor: 'header team', action: 'promote', outcome: 'done' },
    ]);
  });

  test.each<[string, Parameters<TestService['token']>[0], RegExp]>([
    ['for another team', { remotes: ['footer'] }, /no permission for header/],
    ['with report rights only', { roles: ['report'] }, /no permission to operate/],
  ])('refuses a token %s and records the attempt in the audit log', async (_case, options, reason) => {
    const service = await start();
    const client = await clientOf(service, options);
    const moving = client.move('production', promote);
    await expect(moving).rejects.toMatchObject({ code: 'forbidden', message: expect.stringMatching(reason) });
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 2 });
    const audit = createAudit(folderStorage(service.folder));
    expect((await audit.all()).slice(0, 1)).toMatchObject([{ outcome: 'forbidden' }]);
  });

  test('applies a freeze to all tokens, allows rollbacks, and changes nothing in a dry run', async () => {
    const service = await start();
    const client = await clientOf(service, { remotes: ['*'] });
    expect(await client.move('production', { ...promote, dryRun: true })).toMatchObject({ dryRun: true });
    await client.move('production', { move: { action: 'freeze' }, reason: 'festival' });
    await expect(client.move('production', promote)).rejects.toMatchObject({
      code: 'frozen',
      message: expect.stringContaining('by header team: festival'),
    });
    const back = await client.move('production', {
      move: { action: 'rollback', remote: 'header' },
      reason: 'slow',
    });
    expect(back).toMatchObject({ after: { stable: '1.0.0' } });
  });

  test('reports a conflict for a decision based on an older revision', async () => {
    const client = await clientOf(await start());
    const late = client.move('production', { ...promote, expectedRevision: 1 });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(
        'is at revision 2 (ana: ship 2.0.0), but the decision was based on revision 1',
      ),
    });
  });

  test.each([
    ['no token', undefined],
    ['a made-up token', 'Bearer rel_00000000_x'],
    ['a token of another kind', 'Basic abc'],
  ])('rejects a request with %s', async (_case, authorization) => {
    const { app } = await start();
    for (const url of ['/v1/channels/production', '/v1/channels/production/events', '/v1/releases/header']) {
      const { statusCode } = await app.inject({ url, headers: authorization ? { authorization } : {} });
      expect(statusCode).toBe(401);
    }
  });

  test('names the mistake of a malformed request and leaks no internals', async () => {
    const service = await start();
    const authorization = `Bearer ${await service.token({})}`;
    const send = (url: string, payload: object) =>
      service.app.inject({ method: 'POST', url, headers: { authorization }, payload });
    const responses = await Promise.all([
      send('/v1/channels/..%2Fx/moves', promote),
      send('/v1/channels/production/moves', { ...promote, reason: '' }),
      send('/v1/channels/production/moves', { move: { action: 'delete' }, reason: 'x' }),
      send('/v1/reports', { shell: 'a' }),
    ]);
    expect(responses.map((response) => response.json<{ error: string }>().error)).toEqual(
      Array(4).fill('malformed'),
    );
    expect(responses.map((response) => response.json<{ message: string }>().message)).toEqual(
      ['channel', 'reason', 'action', 'versions is missing'].map((mistake) =>
        expect.stringContaining(mistake),
      ),
    );
    for (const { body } of responses) expect(body).not.toMatch(/node_modules|at Object|\/src\//);
  });

  test('rate-limits sign-in attempts from one address', async () => {
    const { app } = await start();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = () => app.inject({ method: 'POST', url: '/console/sign-in', payload: 'token=x', headers });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await send()).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await send()).json()).toMatchObject({
      error: 'unavailable',
      message: expect.stringMatching(/^Too many requests\. .*retry in/i),
    });
  });

  test('is reported as unavailable while it is down, and as forbidden with an unknown token', async () => {
    const down = new ServiceClient({ url: 'http://127.0.0.1:1', token: 'x' });
    await expect(down.move('production', promote)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('The release service at http://127.0.0.1:1 does not respond'),
    });
    const { app } = await start();
    app.log.level = 'silent';
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const wrong = new ServiceClient({ url: `${url}/console/sign-in`, token: 'x' });
    await expect(wrong.move('production', promote)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('publishing through the service', () => {
  const { release, read, files } = smallRelease({ version: '4.0.0' });
  const request = { channel: 'production', note: 'new logo' };

  test('uploads every file, and the store records the publisher', async () => {
    const service = await start();
    const client = await clientOf(service);
    const published = await client.publish({ release: signed(release), read }, request);
    expect(published).toMatchObject({ version: '4.0.0', result: 'added' });
    const bytes = await service.store.readFile('header', '4.0.0', 'web/entry.js');
    expect(Buffer.from(bytes)).toEqual(files['web/entry.js']);
    expect((await service.store.publications('header'))[0]).toMatchObject({
      by: 'header team',
      note: 'new logo',
    });
    expect(await readdir(join(service.folder, 'uploads'), { recursive: true })).not.toContain('entry.js');
  });

  test.each([
    ['signed with a key that is not trusted', signed(release, newSigningKey()), read, /does not name/],
    [
      'with a file swapped on the way',
      signed(release),
      async () => Buffer.from('evil'),
      /web\/entry\.js has 4 bytes/,
    ],
    [
      'whose routes overlap with its own',
      signed({
        ...release,
        routes: ['/a', '/A/'].map((path) => ({ path, expose: './header', layout: 'default' })),
      }),
      read,
      /overlaps/,
    ],
  ])('refuses a release %s, which does not reach the store', async (_case, offered, give, reason) => {
    const service = await start();
    const publishing = (await clientOf(service)).publish({ release: offered, read: give }, request);
    await expect(publishing).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(reason),
    });
    expect(await service.store.versions('header')).not.toContain('4.0.0');
  });

  test.each([
    [
      'a newer minor version of the contract than a live shell',
      '1.1.0',
      '1.0.3',
      /shell shell-1 runs with contract 1\.0\.3/,
    ],
    [
      'another major version of the contract than a live shell',
      '1.1.0',
      '2.0.0',
      /Deploy shells with that contract/,
    ],
  ])('refuses a release built against %s', async (_case, contract, live, reason) => {
    const service = await start();
    const client = await clientOf(service);
    const report = { shell: 'shell-1', channel: 'production', revision: 2, versions: [] };
    await client.report({ ...report, shell: 'old-shell' });
    await client.report({ ...report, contract: live });
    const offered = signed({ ...release, contract });
    await expect(client.publish({ release: offered, read }, request)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(reason),
    });
    await client.report({ ...report, contract: '1.2.0' });
    expect(await client.publish({ release: offered, read }, request)).toMatchObject({ result: 'added' });
  });

  test('refuses a file with a path outside the upload, or for another team', async () => {
    const service = await start();
    const authorization = `Bearer ${await service.token({})}`;
    const put = (url: string) =>
      service.app.inject({
        method: 'PUT',
        url,
        payload: 'x',
        headers: { authorization, 'content-type': 'application/octet-stream' },
      });
    expect((await put('/v1/uploads/header/4.0.0/web/..%2F..%2F..%2Fx')).json()).toMatchObject({
      error: 'malformed',
      message: expect.stringContaining('must be a plain relative path'),
    });
    expect((await put('/v1/uploads/header/..%2Fx/web/x.js')).json()).toMatchObject({
      error: 'malformed',
      message: expect.stringContaining('version must look like 1.2.3'),
    });
    expect((await put('/v1/uploads/footer/4.0.0/web/x.js')).json()).toMatchObject({
      error: 'forbidden',
      message: expect.stringContaining('has no permission for footer'),
    });
  });
});
