import type { AdminUserBody } from '@kaadu/contracts/api';
import type { Db } from '../../db/database';
import { roles as rolesTable } from '../../db/schema';
import { addAuditEntry } from '../../repositories/audit-log';
import { upsertAll } from '../../repositories/upsert';
import { countUsersWithRole } from '../../repositories/users';
import { AppError } from '../app-error';
import { adminRole, roles } from '../roles';
import { writeVouchedUser } from './users';

/** Makes an admin where there is none. @returns the account's key @throws AppError conflict, invalid */
export async function makeFirstAdmin(db: Db, admin: AdminUserBody): Promise<number> {
  return db.transaction(async (tx) => {
    await upsertAll(tx, rolesTable, rolesTable.primaryKey, roles);
    if ((await countUsersWithRole(tx, adminRole)) > 0) {
      throw new AppError('conflict', 'There is an admin already, who can make others in the back office.');
    }
    const primaryKey = await writeVouchedUser(tx, { ...admin, role: 'admin' });
    await addAuditEntry(tx, {
      action: 'makeFirstAdmin',
      subject: `user ${primaryKey}`,
      detail: { role: 'admin' },
    });
    return primaryKey;
  });
}
