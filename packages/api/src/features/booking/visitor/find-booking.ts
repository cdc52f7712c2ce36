import { type BookingSummary, findBookingLimit } from '@kaadu/contracts/booking';
import { AppError } from '../../../platform/errors/app-error';
import { sameHash } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { checkCode, consumeChallenge, issueChallenge, nameOf } from '../../accounts';
import type { BookingServices } from '../booking-context';
import { type BookingRow, findBooking } from '../repository';
import { viewSummary } from './view-booking';

type FindServices = Services & Pick<BookingServices, 'options'>;

/** Finds a booking by its reference and the e-mail address of its contact. */
async function findByContact(
  { database: { db } }: FindServices,
  reference: string,
  email: string,
): Promise<BookingRow | undefined> {
  const found = await findBooking(db, reference);
  return sameHash(found?.contact?.email ?? '', email) ? found : undefined;
}

/**
 * Sends a code to the e-mail address of a booking, if it is the given one. Response, limits and timing are the same if
 * it is not.
 * @param client network of the caller, for limits
 * @returns the challenge's id
 * @throws AppError too_many
 */
export async function sendBookingCode(
  services: FindServices,
  { reference, email }: { readonly reference: string; readonly email: string },
  client: string,
): Promise<string> {
  await services.limiter.check([findBookingLimit, reference]);
  const booking = await findByContact(services, reference, email);
  return issueChallenge(
    services,
    { client },
    {
      purpose: 'find-booking',
      email,
      phone: '',
      countryCode: '',
      userPk: null,
      recipients: [{ kind: 'email', value: email }],
      sendsCodes: booking !== undefined,
      ...(booking && { language: booking.language }),
    },
  );
}

interface TypedCode {
  readonly reference: string;
  readonly primary_key: string;
  readonly otp: string;
}

/**
 * Returns the booking of a correct code, with the key that opens it. The code proves the e-mail address, so it opens any
 * booking with that address, once.
 * @throws AppError invalid, gone, too_many
 */
export async function openFoundBooking(
  services: FindServices,
  { reference, primary_key: id, otp }: TypedCode,
  client: string,
): Promise<BookingSummary> {
  const { db } = services.database;
  const checked = await checkCode(services, {
    id,
    purpose: 'find-booking',
    code: otp,
    requester: nameOf({ client }),
    isOwn: () => true,
  });
  const booking = checked && (await findByContact(services, reference, checked.challenge.email));
  if (!booking) {
    const message = 'This is not the code. Check the newest e-mail from us.';
    throw new AppError('invalid', message, { errors: { otp: [message] } });
  }
  if (!(await consumeChallenge(db, id, services.now()))) {
    throw new AppError('gone', 'This code was already used. Please request a new one.');
  }
  return viewSummary(db, services, booking, await services.options.get(booking.optionPk));
}
