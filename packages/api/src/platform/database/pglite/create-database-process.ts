import { startPglite } from './start-pglite';

/*
 * Creates a database in the folder that is its argument (`create-database.ts`), and ends; also when the process that
 * started it does.
 */

// Until the database is complete: however this process ends before, it has failed.
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
