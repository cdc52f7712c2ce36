import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../backup/backup';
import { readBackupPlaces } from '../backup/places';
import { exitWith } from '../site/processes/shutdown';

const root = join(import.meta.dirname, '..', '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run tool restore -- <folder> [--replace]`: restores a backup into empty places (docs/operations/backup.md). */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1)
    throw new Error('Usage: npm run tool restore -- <folder> [--replace]');
  const startedAt = performance.now();
  const { createdAt } = await restore(readBackupPlaces(process.env, root), resolve(folder), {
    replaces: values.replace,
    onStep: (step) => print(`  ${step} …`),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  print(`Restored the state of ${createdAt} in ${seconds.toFixed(1)} s.`);
  return 0;
}

exitWith(main());
