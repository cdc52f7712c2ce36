import type { AdminUserBody } from '@kaadu/contracts/api';
import type { Db } from '../../platform/database/database';
import { roles as rolesTable } from '../../platform/database/schema';
import { addAuditEntry } from '../../platform/audit/audit-log';
import { upsertAll } from '../../platform/database/upsert';
import { countUsersWithRole } from '../../platform/sessions/users-repository';
import { AppError } from '../../platform/errors/app-error';
import { adminRole, roles } from '../../platform/sessions/roles';
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
