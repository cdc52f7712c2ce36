import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database';
import { roles, users } from './tables';

export const userColumns = {
  primaryKey: users.primaryKey,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  role: roles.name,
};

/** An account with its role. */
export interface User {
  readonly primaryKey: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly role: (typeof roles.$inferSelect)['name'];
}

export async function findUser(db: Db, primaryKey: number): Promise<User | undefined> {
  const [user] = await db
    .select(userColumns)
    .from(users)
    .innerJoin(roles, eq(roles.primaryKey, users.rolePk))
    .where(eq(users.primaryKey, primaryKey));
  return user;
}

/** Lists accounts with one of the given roles, by name. */
export function listUsersWithRole(db: Db, names: readonly User['role'][]): Promise<User[]> {
  return db
    .select(userColumns)
    .from(users)
    .innerJoin(roles, eq(roles.primaryKey, users.rolePk))
    .where(inArray(roles.name, [...names]))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.primaryKey));
}

/** @returns the new account's key */
export async function addUser(db: Db, user: typeof users.$inferInsert): Promise<number> {
  const [row] = await db.insert(users).values(user).returning({ primaryKey: users.primaryKey });
  if (!row) throw new Error('The new account was not written');
  return row.primaryKey;
}

/** Reads the contact details to which a sign-in challenge of an account is bound. */
export async function findUserContactInfo(db: Db, primaryKey: number) {
  const [info] = await db
    .select({ email: users.email, phone: users.phone, countryCode: users.countryCode })
    .from(users)
    .where(eq(users.primaryKey, primaryKey));
  return info;
}

export function countUsersWithRole(db: Db, rolePk: number): Promise<number> {
  return db.$count(users, eq(users.rolePk, rolePk));
}
