import { type TravellerProblem, travellerProblems } from '@kaadu/contracts/party';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { loadOptionDetails } from '../trips/option-details';
import type { BookingRow } from '../repository';

/** Who was named for which party of which option. */
export type NamedBooking = Pick<BookingRow, 'optionPk' | 'guests' | 'ages' | 'travellers'>;

/**
 * Lists what is wrong with the travellers of a booking, by what its price is for and its operator requires now. Checked
 * wherever a booking comes nearer to being confirmed: party, option and requirements can change after they were named.
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

/** @throws AppError invalid with messages by field, unless the travellers are complete */
export async function requireTravellers(tx: Db, booking: NamedBooking): Promise<void> {
  const problems = await findTravellerProblems(tx, booking);
  const [first] = problems;
  if (!first) return;
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message];
  throw new AppError('invalid', first.message, { errors });
}
