import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteEnv } from '../site/env';
import { openLogFile } from '../site/processes/log-file';
import { requireFreePorts, requireWritableFolder } from '../site/preflight';
import { runPreparation } from '../site/run-preparation';
import { runSite } from '../site/run-site';
import { exitWith, shutdownSignal, stopRequested } from '../site/processes/shutdown';
import { warmImages } from '../site/warm-images';

const root = process.cwd();
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm start`: the whole site on one machine, with the released remotes, or with `--sources` those of this
 * checkout.
 */
async function main(): Promise<number> {
  const startedAt = Date.now();
  const { values } = parseArgs({ options: { sources: { type: 'boolean', default: false } } });
  const env = readSiteEnv(root);
  await requireWritableFolder(env.dataDir);
  await requireFreePorts(env);
  const { channel } = await runPreparation(root, values.sources ? ['--sources'] : [], shutdownSignal);
  print('  starting the payment sandbox, the API and the shell …');
  const logFile = openLogFile(join(env.dataDir, 'logs'));
  print(`  log: ${logFile.path}`);
  const onEvent = (line: string) => {
    print(line);
    logFile.line(line);
  };
  const extra = { RELEASE_CHANNEL: channel };
  const site = await runSite({ root, env, extra, signal: shutdownSignal, logFile, onEvent });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  print(
    `Kaadu Trails is at ${site.siteUrl}, its API at ${site.apiUrl} (ready after ${seconds} s; Ctrl-C stops them).`,
  );
  const encoder = warmImages(root, env, site);
  await stopRequested();
  await Promise.all([encoder.stop(), site.stop()]);
  if (values.sources) {
    // Imported late, because it is used only at the end and would otherwise occupy memory all the time.
    const { removeDevelopmentChannel } = await import('@kaadu/release-core');
    await removeDevelopmentChannel(env.store);
  }
  return 0;
}

exitWith(main());
