import { startPglite } from './start-pglite';

/*
 * Creates a database in the folder that is its argument (`create-database.ts`). Ends with the process that started it.
 */

process.on('disconnect', () => process.exit());
const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new Error('Name the folder to create a database in.');
  const client = await startPglite(folder);
  await client.close();
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(error instanceof Error ? error.message : String(error));
}
process.disconnect();
