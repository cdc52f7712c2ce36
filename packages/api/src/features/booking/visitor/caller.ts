import { AppError } from '../../../platform/errors/app-error';
import { keyedHash, sameHash } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import type { Caller, CallerServices } from '../../../platform/sessions/caller';
import { type BookingRow, findBooking } from '../repository';

/** The unguessable part of links to a booking: it can be computed again for every e-mail and is stored nowhere. */
export function linkKey({ secrets }: Pick<Services, 'secrets'>, reference: string): string {
  return keyedHash(secrets.otpPepper, 'booking-link', reference).slice(0, 32);
}

/** The unguessable part of a link to one invoice or credit note, which opens nothing else of its booking. */
export function documentKey({ secrets }: Pick<Services, 'secrets'>, number: string): string {
  return keyedHash(secrets.otpPepper, 'document-link', number).slice(0, 32);
}

/**
 * The booking, if the caller may see it: its account, whoever has its link, or, of a booking
 * without an account, the browser that made it until somebody signs in or out there.
 * @throws AppError not_found, the same for a booking of somebody else and for none
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
