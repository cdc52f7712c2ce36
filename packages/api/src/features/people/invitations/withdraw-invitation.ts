import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import { AppError } from '../../../platform/errors/app-error';
import type { Services } from '../../../platform/services/services';
import { takeInvitation } from './invitations-repository';

/** Ends an invitation. @throws AppError not_found */
export function withdrawInvitation(
  services: Pick<Services, 'contentChanges' | 'now'>,
  actor: Actor,
  primaryKey: number,
): Promise<null> {
  return makeChanges(services, actor, async ({ tx, audit }) => {
    const taken = await takeInvitation(tx, primaryKey);
    if (!taken)
      throw new AppError('not_found', 'This invitation has been accepted, withdrawn or replaced already.');
    await audit({
      action: 'withdrawInvitation',
      subject: `invitation ${primaryKey}`,
      detail: { role: taken.role },
    });
    return null;
  });
}
