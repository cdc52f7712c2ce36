import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/backup';
import { readBackupPlaces } from '../backup/places';
import { exitWith } from '../site/processes/shutdown';

const root = join(import.meta.dirname, '..', '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run tool backup -- <folder>`: saves database, release store and keys (docs/operations/backup.md). */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1)
    throw new Error('Usage: npm run tool backup -- <new folder>');
  const startedAt = performance.now();
  const { files } = await backUp(readBackupPlaces(process.env, root), resolve(folder), (step) =>
    print(`  ${step} …`),
  );
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const seconds = (performance.now() - startedAt) / 1000;
  print(`${files.length} files, ${megabytes.toFixed(1)} MB, in ${seconds.toFixed(1)} s: ${resolve(folder)}`);
  print('The backup contains private keys. Keep the folder readable by you only.');
  return 0;
}

exitWith(main());
