import type { Database } from '../../platform/database/database';
import { createTestDatabase } from './test-database';

/**
 * Opens a database with the schema before the tests of a file or group, and drops it after them.
 * @param onOpen receives the database
 */
export function setUpDatabase(onOpen: (database: Database) => void): void {
  let close: () => Promise<void>;
  beforeAll(async () => {
    const testDatabase = await createTestDatabase();
    const database = await testDatabase.open();
    close = async () => {
      await database.close();
      await testDatabase.drop();
    };
    onOpen(database);
  });
  afterAll(() => close());
}
