import { startPglite } from './start-pglite';

/*
 * Creates a database in the folder given as argument (`create-database.ts`) and exits. Exits early if the
 * process that started it ends.
 */

// Set until the database is complete, so that any earlier exit counts as a failure.
process.exitCode = 1;
process.once('disconnect', () => process.exit());
const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new Error('Name the folder to create a database in.');
  const client = await startPglite(folder);
  await client.close();
  process.exitCode = 0;
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
}
process.disconnect();
