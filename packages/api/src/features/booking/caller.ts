import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error';
import { keyedHash, sameHash } from '../../platform/secrets/secret-values';
import type { Services } from '../../platform/services/services';
import { bearerToken } from '../../platform/sessions/require-user';
import { readSessionCookie } from '../../platform/sessions/session-cookie';
import { findSignedIn } from '../../platform/sessions/sessions';
import type { User } from '../../platform/sessions/users-repository';
import { ensureVisitor, readVisitor } from '../../platform/sessions/visitor-cookie';
import { type BookingRow, findBooking } from './repository';

/** Who calls: an account, a browser that is known by its cookie, or both. */
export interface Caller {
  readonly user: User | null;
  readonly visitorHash: string | null;
}

type CallerServices = Pick<Services, 'database' | 'now' | 'production' | 'secrets'>;

async function findUser({ database, now }: CallerServices, request: FastifyRequest): Promise<User | null> {
  const accessToken = bearerToken(request);
  const cookie = readSessionCookie(request);
  if (!accessToken || !cookie) return null;
  return (await findSignedIn(database.db, { accessToken, cookie }, now())) ?? null;
}

export async function callerOf(services: CallerServices, request: FastifyRequest): Promise<Caller> {
  return { user: await findUser(services, request), visitorHash: readVisitor(request) ?? null };
}

/**
 * The caller, with a visitor cookie that is set if there was none. It then follows from the request's idempotency key: when
 * the answer, and the cookie with it, is lost, the repetition is known to come from the same browser.
 */
export async function visitorOf(
  services: CallerServices,
  request: FastifyRequest,
  reply: FastifyReply,
  idempotencyKey: string,
) {
  const newSecret = keyedHash(services.secrets.otpPepper, 'visitor', idempotencyKey, request.ip);
  return {
    user: await findUser(services, request),
    visitorHash: ensureVisitor(request, reply, newSecret, services.production),
  };
}

/** The unguessable part of links to a booking: it can be computed again for every e-mail and is stored nowhere. */
export function linkKey({ secrets }: Pick<Services, 'secrets'>, reference: string): string {
  return keyedHash(secrets.otpPepper, 'booking-link', reference).slice(0, 32);
}

/**
 * The booking, if the caller may see it: its account, the browser that made it, or whoever has its link.
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
  if (userPk !== null && caller.user?.primaryKey === userPk) return true;
  // Another account in the same browser does not get what belongs to an account.
  return caller.visitorHash === visitorHash && (userPk === null || caller.user === null);
}
