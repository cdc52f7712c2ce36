import { site } from '@kaadu/contracts';
import {
  type Invitation,
  type InvitationBody,
  invitationDays,
  inviteColleague as endpoint,
} from '@kaadu/contracts/invitations';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import { AppError } from '../../../platform/errors/app-error';
import { queueMessage } from '../../../platform/messages/outbox-repository';
import { hashToken, randomToken } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { findUser } from '../../../platform/sessions/users-repository';
import { findOwner } from '../../accounts';
import { addInvitation } from './invitations-repository';

const dayMs = 24 * 60 * 60_000;

function emailOf({ role, invited_by }: Invitation, link: string) {
  return {
    subject: `Join ${site.name} as a colleague`,
    body: `Hello,\n\n${invited_by} invites you to the admin area of ${site.name}. Your role: ${role}.\n\nAccept the invitation: ${link}\n\nSign in with this e-mail address, or create an account with it. The link works for ${invitationDays} days, once.\n\nIf you do not know ${invited_by}, ignore this e-mail.\n\n${site.name}\n`,
  };
}

/** Sends an invitation by e-mail. Only its recipient learns the token. @throws AppError conflict, too_many */
export async function inviteColleague(
  services: Services,
  actor: Actor,
  { email, role }: InvitationBody,
): Promise<Invitation> {
  const { database, limiter, now, siteOrigins, deliver } = services;
  const owner = await findOwner(database.db, email, '');
  const user = owner === null ? undefined : await findUser(database.db, owner);
  if (user && user.role !== 'traveller')
    throw new AppError('conflict', 'This person has a role already. Change it on the page of the account.');
  await limiter.check([endpoint.effectLimits.perAddress, email]);
  const token = randomToken();
  const invitation = await makeChanges(services, actor, async ({ tx, audit }) => {
    const createdAt = now();
    const added = await addInvitation(tx, {
      email,
      role,
      tokenHash: hashToken(token),
      invitedBy: actor.user.primaryKey,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + invitationDays * dayMs),
    });
    await queueMessage(tx, {
      channel: 'email',
      recipient: email,
      ...emailOf(added, `${siteOrigins[0] ?? ''}/admin/invitation#${token}`),
      deduplicationKey: `invitation ${added.primary_key}`,
      dueAt: createdAt,
    });
    await audit({
      action: 'inviteColleague',
      subject: `invitation ${added.primary_key}`,
      detail: { role },
    });
    return added;
  });
  deliver();
  return invitation;
}
