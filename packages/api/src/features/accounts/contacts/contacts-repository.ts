import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { contacts } from '../tables';

export type ContactKind = 'email' | 'phone';
export interface Contact {
  readonly kind: ContactKind;
  /** Lower-case e-mail address or E.164 number. */
  readonly value: string;
}

/** Finds the account with the verified e-mail address, else the one with the verified phone number. */
export async function findOwner(db: Db, email: string, phone: string): Promise<number | null> {
  const owners = await db
    .select({ userPk: contacts.userPk, kind: contacts.kind })
    .from(contacts)
    .where(
      or(
        and(eq(contacts.kind, 'email'), eq(contacts.value, email)),
        and(eq(contacts.kind, 'phone'), eq(contacts.value, phone)),
      ),
    );
  const owner = owners.find(({ kind }) => kind === 'email') ?? owners[0];
  return owner?.userPk ?? null;
}

/** Finds the account with a verified contact. */
export async function findContactOwner(db: Db, { kind, value }: Contact): Promise<number | null> {
  const [owner] = await db
    .select({ userPk: contacts.userPk })
    .from(contacts)
    .where(and(eq(contacts.kind, kind), eq(contacts.value, value)));
  return owner?.userPk ?? null;
}

export function listContacts(db: Db, userPk: number): Promise<Contact[]> {
  return db
    .select({ kind: contacts.kind, value: contacts.value })
    .from(contacts)
    .where(eq(contacts.userPk, userPk));
}

/** Adds a contact. @returns whether it was free, or already this account's */
export async function addContact(db: Db, userPk: number, contact: Contact): Promise<boolean> {
  await db
    .insert(contacts)
    .values({ userPk, ...contact })
    .onConflictDoNothing();
  const [row] = await db
    .select({ userPk: contacts.userPk })
    .from(contacts)
    .where(and(eq(contacts.kind, contact.kind), eq(contacts.value, contact.value)));
  return row?.userPk === userPk;
}
