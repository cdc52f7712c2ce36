import { newSigningKey } from '@kaadu/release-core';
import { folderStorage } from '@kaadu/release-core/operations';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { fill } from '../../../release-core/fixtures/releases';
import { testService, type TestService } from '../../fixtures/service';
import { createAudit } from '../audit/audit';
import { parsePreview } from '../../../release-core/src/preview/preview';

const start = testService();
const request = { remotes: { header: '3.0.0' }, hours: 2 };

async function clientOf({ app, token }: TestService, options: Parameters<TestService['token']>[0] = {}) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return new ServiceClient({ url, token: await token(options) });
}

async function lastAudit({ folder }: TestService) {
  const [entry] = await createAudit(folderStorage(folder)).all();
  return entry;
}

describe('links of previews', () => {
  test('are signed by the service for the channel and the requested time, and are in the audit log', async () => {
    const service = await start({ now: () => Date.parse('2026-06-01T00:00:00Z') });
    const { link, expires } = await (await clientOf(service)).preview('production', request);
    expect(link).toMatch(/^https:\/\/site\.test\/preview\?token=[\w.-]+$/);
    const signed = parsePreview(new URL(link).searchParams.get('token') ?? '');
    expect(signed?.preview).toEqual({
      channel: 'production',
      remotes: { header: '3.0.0' },
      expires: Date.parse('2026-06-01T02:00:00Z'),
    });
    expect(expires).toBe('2026-06-01T02:00:00.000Z');
    const detail = 'header@3.0.0 for 2 hours';
    expect(await lastAudit(service)).toMatchObject({ actor: 'header team', action: 'preview', detail });
  });

  test.each<[string, Parameters<TestService['token']>[0], string]>([
    ['for another team', { remotes: ['footer'] }, 'has no permission for header'],
    ['with read rights only', { roles: ['read'] }, 'has no permission to operate'],
  ])('are refused to a token %s, and the attempt is in the audit log', async (_case, options, reason) => {
    const service = await start();
    const making = (await clientOf(service, options)).preview('production', request);
    await expect(making).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining(reason),
    });
    expect(await lastAudit(service)).toMatchObject({ action: 'preview', outcome: 'forbidden' });
  });

  test('are refused for a version that is not stored', async () => {
    const making = (await clientOf(await start())).preview('production', {
      ...request,
      remotes: { header: '9.9.9' },
    });
    await expect(making).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('The store has no header@9.9.9'),
    });
  });

  test('are refused for a version without a trusted signature', async () => {
    const service = await start();
    await fill(service.store, { name: 'auth' });
    const client = await clientOf(service, { remotes: ['*'] });
    const making = client.preview('production', { ...request, remotes: { auth: '1.0.0' } });
    await expect(making).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(/auth@1\.0\.0 is not trusted/),
    });
  });

  test('are refused, with the fix, when the key of the service may not sign them', async () => {
    const stranger = newSigningKey();
    const service = await start({ previews: { key: async () => stranger, siteUrl: 'https://site.test' } });
    await expect((await clientOf(service)).preview('production', request)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(/Shells would refuse this link.*release keys list/),
    });
  });

  test.each([
    ['no version', { ...request, remotes: {} }, /must name the versions/],
    ['no time', { ...request, hours: 0 }, /hours must be more than 0/],
    ['two months', { ...request, hours: 1440 }, /hours must be at most 720/],
  ])('for %s are refused, naming the mistake', async (_case, wrong, message) => {
    const { app, token } = await start();
    const response = await app.inject({
      method: 'POST',
      url: '/v1/channels/production/previews',
      headers: { authorization: `Bearer ${await token({})}` },
      payload: wrong,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(message) });
  });
});
