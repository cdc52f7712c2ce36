import type { Traveller } from '@kaadu/contracts/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { savedTravellers } from '../tables';

/** Lists the saved travellers of an account, without their documents. */
export async function listTravellersOf(db: Db, userPk: number): Promise<Traveller[]> {
  const [row] = await db.select().from(savedTravellers).where(eq(savedTravellers.userPk, userPk));
  return [...(row?.travellers ?? [])];
}

/** Saves travellers for the next booking, without their document numbers. */
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
