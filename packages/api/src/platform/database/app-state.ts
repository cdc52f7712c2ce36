import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { appState } from './tables';

/** Reads a persistent value by name; undefined when there is none. */
export async function readState(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(appState).where(eq(appState.name, name));
  return row?.value;
}

export async function writeState(db: Db, name: string, value: string): Promise<void> {
  const updatedAt = new Date();
  await db
    .insert(appState)
    .values({ name, value, updatedAt })
    .onConflictDoUpdate({ target: appState.name, set: { value, updatedAt } });
}
