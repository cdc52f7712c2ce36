import { and, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { indiaDate } from '../../../platform/money/india-date';
import { hashToken } from '../../../platform/secrets/secret-values';
import { discounts } from '../../admin';
import type { BookingRow } from '../repository';
import { couponUses } from '../tables';

export interface Coupon {
  readonly primaryKey: number;
  readonly code: string;
  readonly percent: number;
}

const columns = { primaryKey: discounts.primaryKey, code: discounts.code, percent: discounts.percent };

const problem = (message: string) => new AppError('invalid', message, { errors: { coupon: [message] } });

/** Finds the coupon of a code on a day. @throws AppError invalid, when it does not exist or has ended */
export async function requireCoupon(db: Db, code: string, now: Date): Promise<Coupon> {
  const today = indiaDate(now);
  const [found] = await db
    .select(columns)
    .from(discounts)
    .where(
      and(
        eq(discounts.code, code.toUpperCase()),
        lte(discounts.startsOn, today),
        gte(discounts.endsOn, today),
      ),
    );
  if (!found) throw problem('This coupon does not exist or is not valid today.');
  return found;
}

/** Finds the coupon of a booking, even if it is no longer offered. */
export async function findCoupon(db: Db, primaryKey: number): Promise<Coupon | undefined> {
  const [found] = await db.select(columns).from(discounts).where(eq(discounts.primaryKey, primaryKey));
  return found;
}

/** Identifies a person by e-mail address. */
export const emailPerson = (email: string) => `email:${hashToken(email.toLowerCase())}`;

/** Identifies a person by the browser's visitor cookie. */
export const visitorPerson = (visitorHash: string) => `visitor:${visitorHash}`;

/** Returns the known identities of the person who uses a booking's coupon. */
export function couponPersons({
  userPk,
  visitorHash,
  contact,
}: Pick<BookingRow, 'userPk' | 'visitorHash' | 'contact'>): string[] {
  return [
    ...(userPk === null ? [] : [`user:${userPk}`]),
    visitorPerson(visitorHash),
    ...(contact ? [emailPerson(contact.email)] : []),
  ];
}

/** Uses a coupon for a booking, once per person. @throws AppError invalid when one of the identities has used it */
export async function claimCoupon(...use: Parameters<typeof takeCoupon>): Promise<void> {
  if (!(await takeCoupon(...use))) throw problem('You have used this coupon already; it is valid once.');
}

/** Uses a coupon for a booking. @returns false when one of the identities has used it; the caller then rolls back */
export async function takeCoupon(
  tx: Db,
  couponPk: number,
  bookingPk: number,
  persons: readonly string[],
): Promise<boolean> {
  for (const person of persons) {
    await tx.insert(couponUses).values({ couponPk, bookingPk, person }).onConflictDoNothing();
    const [use] = await tx
      .select({ bookingPk: couponUses.bookingPk })
      .from(couponUses)
      .where(and(eq(couponUses.couponPk, couponPk), eq(couponUses.person, person)));
    if (use?.bookingPk !== bookingPk) return false;
  }
  return true;
}

/** Releases the coupon of a booking for reuse. */
export async function freeCoupon(tx: Db, bookingPk: number): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.bookingPk, bookingPk));
}
