import { join } from 'node:path';
import { readSiteEnv } from './site/env';
import { exitWith, shutdownSignal } from './site/shutdown';
import { serveSolo } from './site/serve-solo';

const root = join(import.meta.dirname, '..');

/** `pnpm --filter mfe-header solo`: one remote on a page of its own, at `PORT`, against the API at `API_PORT`. */
async function main(): Promise<number> {
  const [remote = ''] = process.argv.slice(2);
  const { port, apiPort } = readSiteEnv(root);
  const solo = await serveSolo(root, remote, port);
  process.stdout.write(
    `${remote} runs alone at ${solo.url}?api=http://localhost:${apiPort} (Ctrl-C stops it).\n`,
  );
  await new Promise((resolve) => shutdownSignal.addEventListener('abort', resolve, { once: true }));
  await solo.stop();
  return 0;
}

exitWith(main());
