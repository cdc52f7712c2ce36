import { join } from 'node:path';
import { readSiteEnv } from '../site/env';
import { requireFreePort } from '../site/preflight';
import { exitWith, stopRequested } from '../site/processes/shutdown';
import { serveSolo } from '../site/serve-solo';

const root = join(import.meta.dirname, '..', '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm --prefix mfe-header run solo`: one remote on its own page at `SOLO_PORT`, with the API at `API_PORT`.
 */
async function main(): Promise<number> {
  const [remote = ''] = process.argv.slice(2);
  const { soloPort, apiPort } = readSiteEnv(root);
  await requireFreePort(soloPort, 'SOLO_PORT');
  // An IP address, since Node may try IPv6 first, where the API does not listen.
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const solo = await serveSolo(root, remote, { port: soloPort, apiUrl, onEvent: print });
  print(
    `${remote} runs alone at ${solo.url} and reloads on save, with the API at ${apiUrl} (Ctrl-C stops it).`,
  );
  await stopRequested();
  await solo.stop();
  return 0;
}

exitWith(main());
