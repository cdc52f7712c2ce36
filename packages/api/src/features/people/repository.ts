import type { PeoplePage, Person } from '@kaadu/contracts/people';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { adminRole, type RoleName } from '../../platform/sessions/roles';
import { roles, users } from '../../platform/sessions/tables';
import { userColumns } from '../../platform/sessions/users-repository';

const pageSize = 50;

interface PeopleFilter {
  /** Substring of a name, an e-mail address or a phone number. */
  readonly q?: string;
  readonly role?: RoleName;
}

/** Removes the spaces and dashes that people type: numbers are stored without them. */
const searched = (text: string) => (/^[+\d\s-]+$/.test(text) ? text.replace(/[\s-]/g, '') : text);

function matching({ q, role }: PeopleFilter): SQL | undefined {
  const { firstName, lastName, email, phone } = users;
  return and(
    q
      ? sql`position(lower(${searched(q)}) IN lower(concat_ws(' ', ${firstName}, ${lastName}, ${email}, ${phone}))) > 0`
      : undefined,
    role ? eq(roles.name, role) : undefined,
  );
}

/** Lists accounts, the newest first. */
export async function listPeople(db: Db, page: number, filter: PeopleFilter): Promise<PeoplePage> {
  const where = matching(filter);
  const found = db
    .select({ ...userColumns, createdAt: users.createdAt })
    .from(users)
    .innerJoin(roles, eq(roles.primaryKey, users.rolePk))
    .where(where);
  const [rows, [counted]] = await Promise.all([
    found.orderBy(desc(users.primaryKey)).limit(pageSize).offset(offsetOf(page, pageSize)),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(users)
      .innerJoin(roles, eq(roles.primaryKey, users.rolePk))
      .where(where),
  ]);
  const people = rows.map((row): Person => ({
    primary_key: row.primaryKey,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    role: row.role,
    created_at: row.createdAt.toISOString(),
  }));
  return { people, ...pageOf(page, pageSize, counted?.total ?? 0) };
}

/** Locks the admin accounts, so that two transactions cannot remove the last two admins at once. */
export async function lockAdmins(tx: Db): Promise<void> {
  await tx
    .select({ key: users.primaryKey })
    .from(users)
    .where(eq(users.rolePk, adminRole))
    .orderBy(asc(users.primaryKey))
    .for('update');
}

export async function setRole(tx: Db, primaryKey: number, rolePk: number): Promise<void> {
  await tx.update(users).set({ rolePk }).where(eq(users.primaryKey, primaryKey));
}
