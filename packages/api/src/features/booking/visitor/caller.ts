import { AppError } from '../../../platform/errors/app-error';
import { keyedHash, sameHash } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import type { Caller, CallerServices } from '../../../platform/sessions/caller';
import { type BookingRow, findBooking } from '../repository';

/** Derives the secret key in links to a booking. It is recomputed for each e-mail and never stored. */
export function linkKey({ secrets }: Pick<Services, 'secrets'>, reference: string): string {
  return keyedHash(secrets.otpPepper, 'booking-link', reference).slice(0, 32);
}

/** Derives the secret key in a link to one invoice or credit note; it gives no access to the booking. */
export function documentKey({ secrets }: Pick<Services, 'secrets'>, number: string): string {
  return keyedHash(secrets.otpPepper, 'document-link', number).slice(0, 32);
}

/**
 * Returns the booking if the caller has access: its account or the holder of its link. A booking without an account
 * also opens in the browser that made it, until a sign-in or sign-out there.
 * @throws AppError not_found, for an inaccessible booking as for a missing one
 */
export async function requireBooking(
  services: CallerServices,
  caller: Caller,
  reference: string,
  key: string | undefined,
): Promise<BookingRow> {
  const found = await findBooking(services.database.db, reference);
  if (
    found &&
    (isOwner(found, caller) || (key !== undefined && sameHash(key, linkKey(services, reference))))
  ) {
    return found;
  }
  throw new AppError(
    'not_found',
    'We cannot find this booking. Open it from My bookings or from its e-mail.',
  );
}

function isOwner({ userPk, visitorHash }: BookingRow, caller: Caller): boolean {
  return userPk === null ? caller.visitorHash === visitorHash : caller.user?.primaryKey === userPk;
}
