import type { Db } from '../database/database';
import { allRoles } from './roles';
import { roles } from './tables';

/** Adds the roles that a database lacks. */
export async function addMissingRoles(db: Db): Promise<void> {
  await db
    .insert(roles)
    .values([...allRoles])
    .onConflictDoNothing();
}
