import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSandboxEnv } from './env';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kaadu-env-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const secrets = {
  PAYMENT_SANDBOX_KEY_ID: 'sandbox_staging',
  PAYMENT_SANDBOX_KEY_SECRET: 'k'.repeat(32),
  PAYMENT_SANDBOX_WEBHOOK_SECRET: 'w'.repeat(32),
};

it('secrets of a development machine are generated once', async () => {
  const [first, again] = await Promise.all([
    readSandboxEnv({ DATA_DIR: dataDir }),
    readSandboxEnv({ DATA_DIR: dataDir }),
  ]);
  expect(first).toEqual(again);
  expect(first.keySecret).toHaveLength(43);
});

it('production is rejected, unless it is allowed and has its own secrets', async () => {
  const production = { DATA_DIR: dataDir, NODE_ENV: 'production' };
  await expect(readSandboxEnv({ ...production, ...secrets })).rejects.toThrow(
    'PAYMENT_SANDBOX_IN_PRODUCTION',
  );
  const allowed = { ...production, PAYMENT_SANDBOX_IN_PRODUCTION: 'true' };
  await expect(readSandboxEnv(allowed)).rejects.toThrow('PAYMENT_SANDBOX_KEY_SECRET');
  expect(await readSandboxEnv({ ...allowed, ...secrets })).toMatchObject({ keySecret: 'k'.repeat(32) });
});

it('incomplete secrets are rejected', async () => {
  await expect(readSandboxEnv({ DATA_DIR: dataDir, PAYMENT_SANDBOX_KEY_ID: 'x' })).rejects.toThrow(
    'PAYMENT_SANDBOX_WEBHOOK_SECRET',
  );
});
