import type { Traveller } from '@kaadu/contracts/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { savedTravellers } from '../tables';

/** Travellers that an account wanted kept; their documents are not. */
export async function listTravellersOf(db: Db, userPk: number): Promise<Traveller[]> {
  const [row] = await db.select().from(savedTravellers).where(eq(savedTravellers.userPk, userPk));
  return [...(row?.travellers ?? [])];
}

/** Keeps travellers for the next booking, without the numbers of their documents. */
export async function saveTravellersOf(
  tx: Db,
  userPk: number,
  travellers: readonly Traveller[],
): Promise<void> {
  const kept = travellers.map((traveller) => ({ ...traveller, document: null }));
  await tx
    .insert(savedTravellers)
    .values({ userPk, travellers: kept })
    .onConflictDoUpdate({ target: savedTravellers.userPk, set: { travellers: kept } });
}
