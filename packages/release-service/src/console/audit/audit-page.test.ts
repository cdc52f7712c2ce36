import { signedIn } from '../../../fixtures/console';
import { testService } from '../../../fixtures/service';

const start = testService();
const rollBack = { action: 'rollback', remote: 'header', version: '1.0.0', revision: '2', reason: 'slow' };

describe('the audit log', () => {
  const rows = (body: string) => body.match(/<td data-label="When">/g)?.length ?? 0;

  test('lists attempts, moves on the store, and each move once', async () => {
    const { send, page } = await signedIn(await start());
    await send(rollBack);
    await send({ ...rollBack, reason: 'again' });
    const { body } = await page('/console/audit');
    expect(rows(body)).toBe(4);
    expect(body.match(/on the store<\/span/g)).toHaveLength(2);
    expect(body).toContain('conflict');
  });

  test.each([
    ['actor=HEADER', 2],
    ['action=rollback&outcome=done', 1],
    ['outcome=refused', 1],
    ['remote=footer', 0],
    ['on=production&actor=ana', 2],
    ['from=2000-01-01&to=2000-12-31', 0],
    ['from=2000-01-01', 4],
    ['from=nonsense&page=-1', 4],
    ['page=2', 0],
  ])('is filtered by %s', async (query, count) => {
    const { send, page } = await signedIn(await start());
    await send(rollBack);
    await send({ ...rollBack, reason: 'again' });
    expect(rows((await page(`/console/audit?channel=production&${query}`)).body)).toBe(count);
  });

  test('requires a sign-in', async () => {
    const { app } = await start();
    for (const path of ['audit', 'remotes/header', 'remotes/header/diff?from=1.0.0&to=2.0.0'])
      expect((await app.inject({ url: `/console/${path}` })).headers.location).toBe('/console/sign-in');
  });
});

describe('the form for links of previews', () => {
  const url = '/console/previews?channel=production';
  const wanted = { 'version:header': '3.0.0', hours: '8' };

  test('creates a link, which is shown once', async () => {
    const { send, page } = await signedIn(await start());
    expect((await page()).body).toContain('name="version:header"');
    expect((await send(wanted, {}, url)).statusCode).toBe(303);
    expect((await page()).body).toMatch(
      /gets header 3\.0\.0 until .* UTC:\s+<a href="https:\/\/site\.test\/preview\?token=/,
    );
    expect((await page()).body).not.toContain('/preview?token=');
  });

  test.each([
    ['without a version', { 'version:header': '', hours: '8' }, 'must name the versions'],
    [
      'for a version that is not stored',
      { ...wanted, 'version:header': '9.9.9' },
      'The store has no header@9.9.9',
    ],
  ])('shows the error %s', async (_case, fields, message) => {
    const { send } = await signedIn(await start());
    const response = await send(fields, {}, url);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(message);
  });

  test('is missing and refused for users who may not show versions, and from another site', async () => {
    const service = await start();
    const { send, page } = await signedIn(service, { roles: ['read'] });
    expect((await page()).body).not.toContain('/console/previews');
    expect((await send(wanted, {}, url)).body).toContain('has no permission to operate');
    const own = await signedIn(service);
    expect((await own.send(wanted, { origin: 'https://evil.example' }, url)).statusCode).toBe(403);
  });
});
