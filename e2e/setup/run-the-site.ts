/* eslint-disable import-x/no-default-export -- Playwright takes a global setup by its default export */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore } from '@kaadu/releases';
import { buildSite } from '../../scripts/site/build-site';
import { requireFreePort } from '../../scripts/site/preflight';
import { runSite } from '../../scripts/site/run-site';
import {
  apiPort,
  builtChannel,
  dataDir,
  root,
  siteChannel,
  sitePort,
  siteUrl,
  sparePorts,
  storeDir,
} from '../environment';

/** Builds what changed and runs the site on a fresh database. @returns what stops it */
export default async function runTheSite(): Promise<() => Promise<void>> {
  await requireFreePort(sitePort, 'E2E_PORT');
  await requireFreePort(apiPort, 'E2E_API_PORT');
  for (const leftover of ['db', 'shells', 'remotes', 'logs'])
    await rm(join(dataDir, leftover), { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await buildSite({
    root,
    dataDir,
    store: storeDir,
    channel: builtChannel,
    onStep: (step) => process.stdout.write(`  ${step} …\n`),
  });
  await beginChannel();
  const env = { port: sitePort, apiPort, dataDir, store: storeDir, channel: siteChannel, verbose: false };
  const site = await runSite(root, env, {
    RELEASE_CHANNEL: siteChannel,
    LOG_LEVEL: 'warn',
    // Every test comes from one address.
    RATE_LIMIT_FACTOR: '1000',
    SITE_ORIGIN: [siteUrl, ...sparePorts.map((port) => `http://localhost:${port}`)].join(','),
  });
  let stopping = false;
  void site.ended.then((code) => {
    if (!stopping) process.stderr.write(`A part of the site ended with code ${code}: what follows fails.\n`);
  });
  return () => {
    stopping = true;
    return site.stop();
  };
}

/** Puts the site's channel at what was just built, whatever an earlier run left there. */
async function beginChannel(): Promise<void> {
  const store = createFolderStore(storeDir);
  const { remotes } = await store.readChannel(builtChannel);
  for (const file of [siteChannel, `${siteChannel}.json`])
    await rm(join(storeDir, 'channels', file), { recursive: true, force: true });
  await store.moveChannel(siteChannel, 0, { remotes, by: 'e2e', reason: 'a run begins' });
}
