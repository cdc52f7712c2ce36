import type { InvitedRole } from '@kaadu/contracts/invitations';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import { AppError } from '../../../platform/errors/app-error';
import { hashToken } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { allRoles } from '../../../platform/sessions/roles';
import { findUser } from '../../../platform/sessions/users-repository';
import { listContacts } from '../../accounts';
import { setRole } from '../repository';
import { lockInvitation, takeInvitation } from './invitations-repository';

/**
 * Gives the caller the role of an invitation, once. The account must have confirmed the invited address, so a
 * forwarded link is useless.
 * @throws AppError not_found, conflict
 */
export function acceptInvitation(
  services: Pick<Services, 'contentChanges' | 'now'>,
  actor: Actor,
  token: string,
): Promise<{ role: InvitedRole }> {
  const { primaryKey } = actor.user;
  return makeChanges(services, actor, async ({ tx, audit }) => {
    const invitation = await lockInvitation(tx, hashToken(token), services.now());
    if (!invitation)
      throw new AppError(
        'not_found',
        'This invitation has expired, or was accepted or withdrawn. Ask your colleague for another one.',
      );
    const contacts = await listContacts(tx, primaryKey);
    if (!contacts.some(({ kind, value }) => kind === 'email' && value === invitation.email))
      throw new AppError(
        'conflict',
        'The invitation is for another e-mail address. Sign in with a code sent to that address.',
      );
    const user = await findUser(tx, primaryKey);
    const role = allRoles.find(({ name }) => name === invitation.role);
    if (!user || !role) throw new Error('An invitation has no account or no role');
    if (user.role !== 'traveller')
      throw new AppError('conflict', `You are ${user.role} already. An admin can change your role.`);
    await takeInvitation(tx, invitation.primaryKey);
    await setRole(tx, primaryKey, role.primaryKey);
    await audit({
      action: 'acceptInvitation',
      subject: `user ${primaryKey}`,
      detail: { invitation: invitation.primaryKey, invited_by: invitation.invitedBy },
      changes: { role: { from: user.role, to: invitation.role } },
    });
    return { role: invitation.role };
  });
}
