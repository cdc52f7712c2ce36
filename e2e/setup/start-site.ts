/* eslint-disable import-x/no-default-export -- Playwright takes a global setup by its default export */
import { closeSync, openSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore } from '@kaadu/release-core';
import { buildSite } from '../../scripts/site/builds/build-site';
import { requireFreePort } from '../../scripts/site/preflight';
import { runSite } from '../../scripts/site/run-site';
import {
  apiPort,
  builtChannel,
  dataDir,
  root,
  sandboxPort,
  siteChannel,
  sitePort,
  siteUrl,
  sparePorts,
  storeDir,
} from '../environment';
import { createAdmin, signInAdmin } from './sign-in-admin';

/**
 * Builds changed packages and starts the site on a new database.
 * @returns a function that stops it
 */
export default async function startSite(): Promise<() => Promise<void>> {
  await requireFreePort(sitePort, 'E2E_PORT');
  await requireFreePort(apiPort, 'E2E_API_PORT');
  await requireFreePort(sandboxPort, 'E2E_PAYMENT_SANDBOX_PORT');
  for (const leftover of ['db', 'shells', 'remotes', 'logs', 'payment-sandbox', 'claims'])
    await rm(join(dataDir, leftover), { recursive: true, force: true });
  const logs = join(dataDir, 'logs');
  await mkdir(logs, { recursive: true });
  await buildSite({
    root,
    dataDir,
    store: storeDir,
    channel: builtChannel,
    onStep: (step) => process.stdout.write(`  ${step} …\n`),
  });
  await resetChannel();
  createAdmin();
  const ports = { port: sitePort, apiPort, sandboxPort };
  const env = { ...ports, dataDir, store: storeDir, channel: siteChannel, verbose: false };
  const descriptor = openSync(join(logs, 'site.log'), 'a');
  const site = await runSite({
    root,
    env,
    extra: {
      RELEASE_CHANNEL: siteChannel,
      LOG_LEVEL: 'warn',
      // All tests share one IP address.
      RATE_LIMIT_FACTOR: '1000',
      // Lower than the price of any stay.
      REFUND_APPROVAL_ABOVE: '1000',
      SITE_ORIGIN: [siteUrl, ...sparePorts.map((port) => `http://localhost:${port}`)].join(','),
    },
    logFile: { descriptor },
    onEvent: (line) => process.stderr.write(`${line}\n`),
  });
  await signInAdmin();
  return async () => {
    await site.stop();
    closeSync(descriptor);
  };
}

/** Points the site's channel to the new builds and discards its history of earlier runs. */
async function resetChannel(): Promise<void> {
  const store = createFolderStore(storeDir);
  const { remotes } = await store.readChannel(builtChannel);
  for (const file of [siteChannel, `${siteChannel}.json`])
    await rm(join(storeDir, 'channels', file), { recursive: true, force: true });
  await store.moveChannel(siteChannel, 0, { remotes, by: 'e2e', reason: 'start of a run' });
}
