import type { AdminUserBody } from '@kaadu/contracts/admin';
import { addAuditEntry } from '../../platform/audit/audit-log';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { adminRole } from '../../platform/sessions/roles';
import { addMissingRoles } from '../../platform/sessions/roles-repository';
import { countUsersWithRole } from '../../platform/sessions/users-repository';
import { createVerifiedUser } from './users';

/**
 * Creates the first admin.
 * @returns the account's key
 * @throws AppError invalid, or conflict if an admin exists
 */
export async function makeFirstAdmin(db: Db, admin: AdminUserBody): Promise<number> {
  return db.transaction(async (tx) => {
    await addMissingRoles(tx);
    if ((await countUsersWithRole(tx, adminRole)) > 0) {
      throw new AppError('conflict', 'An admin exists already and can create others in the admin pages.');
    }
    const primaryKey = await createVerifiedUser(tx, { ...admin, role: 'admin' });
    await addAuditEntry(tx, {
      action: 'makeFirstAdmin',
      subject: `user ${primaryKey}`,
      detail: { role: 'admin' },
    });
    return primaryKey;
  });
}
