import type { Invitation } from '@kaadu/contracts/invitations';
import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { users } from '../../../platform/sessions/tables';
import { invitations } from '../tables';

type InvitationRow = typeof invitations.$inferSelect;

async function select(db: Db, where: SQL): Promise<Invitation[]> {
  const rows = await db
    .select({ invitation: invitations, firstName: users.firstName, lastName: users.lastName })
    .from(invitations)
    .innerJoin(users, eq(users.primaryKey, invitations.invitedBy))
    .where(where)
    .orderBy(desc(invitations.createdAt), desc(invitations.primaryKey));
  return rows.map(({ invitation, firstName, lastName }) => ({
    primary_key: invitation.primaryKey,
    email: invitation.email,
    role: invitation.role,
    invited_by: `${firstName} ${lastName}`.trim(),
    invited_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  }));
}

/** Lists the invitations that can be accepted, the newest first. */
export function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  return select(db, gt(invitations.expiresAt, now));
}

/** Stores an invitation in place of an earlier one of the same address. */
export async function addInvitation(tx: Db, values: typeof invitations.$inferInsert): Promise<Invitation> {
  await tx.delete(invitations).where(eq(invitations.email, values.email));
  const [added] = await tx.insert(invitations).values(values).returning({ key: invitations.primaryKey });
  const [stored] = await select(tx, eq(invitations.primaryKey, Number(added?.key)));
  if (!stored) throw new Error('The invitation was not stored');
  return stored;
}

/** Removes an invitation. @returns the invitation; undefined when there is none */
export async function takeInvitation(tx: Db, primaryKey: number): Promise<InvitationRow | undefined> {
  const [taken] = await tx.delete(invitations).where(eq(invitations.primaryKey, primaryKey)).returning();
  return taken;
}

/** Locks the invitation of a token that has not expired, so that it is accepted once. */
export async function lockInvitation(
  tx: Db,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
    .for('update');
  return found;
}

/** Deletes expired invitations. */
export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
}
