import type { RoleBody } from '@kaadu/contracts/people';
import { type Actor, makeChanges } from '../../platform/audit/make-change';
import { AppError } from '../../platform/errors/app-error';
import type { Services } from '../../platform/services/services';
import { adminRole, allRoles } from '../../platform/sessions/roles';
import { countUsersWithRole, findUser } from '../../platform/sessions/users-repository';
import { lockAdmins, setRole } from './repository';

/** Changes the role of an account, effective from its next call. @throws AppError not_found, conflict */
export function changeRole(
  services: Pick<Services, 'contentChanges' | 'now'>,
  actor: Actor,
  body: RoleBody,
): Promise<RoleBody> {
  const { primary_key: primaryKey, role: name } = body;
  return makeChanges(services, actor, async ({ tx, audit }) => {
    await lockAdmins(tx);
    const user = await findUser(tx, primaryKey);
    const role = allRoles.find((one) => one.name === name);
    if (!user || !role) throw new AppError('not_found', 'There is no such account.');
    if (primaryKey === actor.user.primaryKey)
      throw new AppError('conflict', 'You cannot change your own role. Ask another admin to do it.');
    if (user.role === 'admin' && name !== 'admin' && (await countUsersWithRole(tx, adminRole)) <= 1)
      throw new AppError('conflict', 'This is the last admin. Make another person an admin first.');
    if (user.role === name) return body;
    await setRole(tx, primaryKey, role.primaryKey);
    await audit({
      action: 'changeRole',
      subject: `user ${primaryKey}`,
      changes: { role: { from: user.role, to: name } },
    });
    return body;
  });
}
