import { join } from 'node:path';
import { loadSampleContent, openDatabase, snapshotFile, snapshotPglite } from '@kaadu/api';
import { sampleData } from '@kaadu/sample-data';
import { inputsOf } from '../../../site/builds/source-builds';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = join(root, 'node_modules', '.cache', 'kaadu-trial-databases');

/**
 * Opens a database in memory with the content of a fresh install, from a file: creating it takes longer than
 * all other steps of an API's start. It is created again after changes of the API or of the content, and each
 * month, since prices depend on the day's tax rates.
 */
export async function openSampleDatabase() {
  const month = new Date().toISOString().slice(0, 7);
  const inputs = await inputsOf(root, join('packages', 'api'));
  const content = await inputsOf(root, join('packages', 'sample-data'));
  const file = join(folder, `${month}-${inputs.slice(0, 16)}-${content.slice(0, 16)}.tar`);
  const snapshot = await snapshotFile(file, () =>
    snapshotPglite((database) => loadSampleContent(database, sampleData)),
  );
  return openDatabase({ snapshot });
}
