import { eq } from 'drizzle-orm';
import { availabilityRules } from '../features/availability';
import type { Db } from '../platform/database/database';

/** Requires a document of the adults of an option until the returned function is called. */
export async function requireDocument(db: Db, optionPk: number, requiredDocument: string) {
  const set = (value: string | null) =>
    db
      .update(availabilityRules)
      .set({ requiredDocument: value })
      .where(eq(availabilityRules.optionPk, optionPk));
  await set(requiredDocument);
  return () => set(null);
}
