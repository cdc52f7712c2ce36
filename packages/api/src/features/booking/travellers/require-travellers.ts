import { type TravellerProblem, travellerProblems } from '@kaadu/contracts/party';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { loadOptionDetails } from '../trips/option-details';
import type { BookingRow } from '../repository';

/** Fields of a booking that its travellers are checked against. */
export type NamedBooking = Pick<BookingRow, 'optionPk' | 'guests' | 'ages' | 'travellers'>;

/**
 * Lists problems with the travellers of a booking against its priced party and the operator's current requirements.
 * Checked at each step towards confirmation, because party, option and requirements can change after travellers are
 * named.
 */
export async function findTravellerProblems(
  tx: Db,
  { optionPk, guests, ages, travellers }: NamedBooking,
): Promise<TravellerProblem[]> {
  const { requiredDocument } = await loadOptionDetails(tx, optionPk);
  return travellerProblems({
    party: { guests, ages },
    travellers: [...travellers],
    required_document: requiredDocument,
  });
}

/** Checks that the travellers are complete. @throws AppError invalid with messages by field */
export async function requireTravellers(tx: Db, booking: NamedBooking): Promise<void> {
  const problems = await findTravellerProblems(tx, booking);
  const [first] = problems;
  if (!first) return;
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message];
  throw new AppError('invalid', first.message, { errors });
}
