import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runApi } from './testing/processes/api-process';
import { createTestDatabase } from './testing/databases/test-database';

jest.setTimeout(180_000);

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-main-'));
  database = await createTestDatabase();
  env = { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', ...(database.url && { DATABASE_URL: database.url }) };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function subscribe(origin: string, email: string): Promise<unknown> {
  const response = await fetch(`${origin}/createSubscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const body = (await response.json()) as { data: unknown };
  return body.data;
}

it('API reports its address; on SIGTERM it finishes requests in flight and exits with 0', async () => {
  const api = runApi(env);
  const origin = await api.listening();
  // Encoding takes long enough for the signal to arrive first, but not so long that a busy machine exceeds
  // the deadline.
  const inFlight = fetch(`${origin}/images/card@1x/brand/home.avif`);
  await fetch(`${origin}/healthz`);
  api.kill('SIGTERM');
  const response = await inFlight;
  expect([response.status, (await response.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
  expect(response.headers.get('connection')).toBe('close');
  expect(await api.ended).toMatchObject({ code: 0, stderr: '' });
});

it('API loses no acknowledged write at kill -9', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const api = runApi(env);
    const origin = await api.listening();
    for (const email of acknowledged) expect(await subscribe(origin, email)).toBe('exists');
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; n < 100; n += 1) {
        const email = `r${round}w${writer}n${n}@example.com`;
        await subscribe(origin, email);
        acknowledged.push(email);
        if (acknowledged.length >= (round + 1) * 25) api.kill('SIGKILL');
      }
    });
    // The writers' requests fail when the process is killed.
    await Promise.allSettled(writers);
    expect(await api.ended).toMatchObject({ signal: 'SIGKILL' });
  }
  const api = runApi(env);
  const origin = await api.listening();
  expect(acknowledged.length).toBeGreaterThanOrEqual(75);
  for (const email of acknowledged)
    expect([email, await subscribe(origin, email)]).toEqual([email, 'exists']);
  api.kill('SIGINT');
  expect((await api.ended).code).toBe(0);
});

it('API in production has neither sample content, generated images nor an outbox, and sends Secure cookies', async () => {
  const api = runApi({
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'production'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_GATEWAY_URL: 'http://127.0.0.1:1',
    OTP_PEPPER: 'a-pepper-of-thirty-two-characters',
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
  });
  const origin = await api.listening();
  const listing = await fetch(`${origin}/home/bootstrapExperiences`);
  expect(await listing.json()).toMatchObject({ data: { cards: [], total: 0 } });
  expect((await fetch(`${origin}/images/hero@1x/brand/home.webp`)).status).toBe(404);
  expect((await fetch(`${origin}/dev/outbox`)).status).toBe(404);
  const chat = await fetch(`${origin}/chat/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ since: 0 }),
  });
  expect(chat.headers.get('set-cookie')).toMatch(/^kaadu_visitor=.*; HttpOnly; Secure; SameSite=Lax$/);
  api.kill('SIGTERM');
  expect((await api.ended).code).toBe(0);
});

describe('a failed start prints one line and exits with 1', () => {
  const oneLine = async (changes: Record<string, string>) => {
    const { code, stderr, stdout } = await runApi({ ...env, ...changes }).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    return stderr;
  };

  it('when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await oneLine({ API_PORT: String(port) })).toBe(`Port ${port} (API_PORT) is already in use\n`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(await oneLine({ DATA_DIR: join(file, 'data') })).toContain('Cannot write to the data folder');
  });

  it('when the database is unreachable, without its password', async () => {
    const line = await oneLine({ DATABASE_URL: 'postgres://kaadu:hunter2@127.0.0.1:1/kaadu' });
    expect(line).toContain('Cannot open the database at 127.0.0.1:1/kaadu');
    expect(line).not.toContain('hunter2');
  });

  it('when the environment is invalid, naming every error', async () => {
    const line = await oneLine({ API_PORT: 'x', SITE_ORIGIN: 'nope', NODE_ENV: 'production' });
    for (const name of ['API_PORT', 'SITE_ORIGIN']) expect(line).toContain(name);
  });

  it('when production lacks required variables, naming all of them', async () => {
    const line = await oneLine({ NODE_ENV: 'production' });
    for (const name of [
      'SMTP_URL',
      'SMS_GATEWAY_URL',
      'OTP_PEPPER',
      'RATE_LIMIT_FACTOR',
      'PAYMENT_SANDBOX_URL',
    ]) {
      expect(line).toContain(name);
    }
  });
});
