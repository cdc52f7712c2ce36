import { join } from 'node:path';
import { buildSite } from './site/build-site';
import { readSiteEnv } from './site/env';
import { requireFreePort, requireWritableFolder } from './site/preflight';
import { endWith, interruption } from './site/process-end';
import { runSite } from './site/run-site';

const root = join(import.meta.dirname, '..');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm start`: the whole site on this machine, built from source where that changed. */
async function main(): Promise<number> {
  const began = Date.now();
  const env = readSiteEnv(root);
  await requireWritableFolder(env.dataDir);
  await requireFreePort(env.apiPort, 'API_PORT');
  await requireFreePort(env.port, 'PORT');
  await buildSite({ root, ...env, onStep: (step) => say(`  ${step} …`) });
  say('  starting API and shell …');
  const site = await runSite(root, env, {}, interruption);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  say(
    `Kaadu Trails is at ${site.siteUrl}, its API at ${site.apiUrl} (ready after ${seconds} s; Ctrl-C stops both).`,
  );
  const code = await site.ended;
  await site.stop();
  return interruption.aborted ? 0 : code;
}

endWith(main());
