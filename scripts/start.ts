import { join } from 'node:path';
import { buildSite } from './site/build-site';
import { readSiteEnv } from './site/env';
import { openLogFile } from './site/log-file';
import { requireFreePort, requireWritableFolder } from './site/preflight';
import { exitWith, shutdownSignal, stopRequested, unlessStopped } from './site/shutdown';
import { runSite } from './site/run-site';
import { warmImages } from './site/warm-images';

const root = join(import.meta.dirname, '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm start`: the whole site on this machine, built from source where that changed. */
async function main(): Promise<number> {
  const startedAt = Date.now();
  const env = readSiteEnv(root);
  await requireWritableFolder(env.dataDir);
  await requireFreePort(env.apiPort, 'API_PORT');
  await requireFreePort(env.port, 'PORT');
  if (env.sandboxPort !== undefined) await requireFreePort(env.sandboxPort, 'PAYMENT_SANDBOX_PORT');
  await unlessStopped(buildSite({ root, ...env, onStep: (step) => print(`  ${step} …`) }));
  print('  starting the payment sandbox, the API and the shell …');
  const logFile = openLogFile(join(env.dataDir, 'logs'));
  print(`  their log is ${logFile.path}`);
  const onEvent = (line: string) => {
    print(line);
    logFile.line(line);
  };
  const site = await runSite({ root, env, signal: shutdownSignal, logFile, onEvent });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  print(
    `Kaadu Trails is at ${site.siteUrl}, its API at ${site.apiUrl} (ready after ${seconds} s; Ctrl-C stops them).`,
  );
  const encoder = warmImages(root, env, site);
  await stopRequested();
  await Promise.all([encoder.stop(), site.stop()]);
  return 0;
}

exitWith(main());
