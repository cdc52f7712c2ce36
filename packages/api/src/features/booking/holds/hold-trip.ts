import { defaultLanguage } from '@kaadu/contracts';
import { Booking, type HoldBody, type TripBody } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import {
  findIdempotencyRow,
  idempotencyRow,
  type IdempotencyRow,
  storedResponse,
} from '../../../platform/idempotency/idempotency-keys';
import type { Caller } from '../../../platform/sessions/caller';
import { exchangeCapacity } from '../../availability';
import type { BookingServices } from '../booking-context';
import { holdMs } from '../booking-times';
import { claimCoupon, couponPersons, freeCoupon } from '../trips/coupons';
import { loadOptionDetails, type OptionDetails } from '../trips/option-details';
import { addHold, type UnsavedBooking } from './hold-repository';
import { planTrip, type TripPlan } from '../trips/plan-trip';
import { readableCode } from './readable-code';
import { type BookingRow, type NewBooking, updateBooking } from '../repository';
import { describeBooking, noMoney } from '../visitor/view-booking';

interface HoldRequest {
  readonly caller: Caller & { readonly visitorHash: string };
  readonly body: HoldBody;
  readonly idempotencyKey: string;
}

/** Returns the booking columns that derive from a plan. */
export function plannedColumns({ offer, trip, slot, claims, quote, coupon }: TripPlan, body: TripBody) {
  const { shown_total: shown } = body;
  return {
    optionPk: offer.optionPk,
    fromDay: trip.from,
    toDay: trip.to,
    slot,
    guests: trip.party.guests,
    ages: [...trip.party.ages],
    addOns: body.add_ons,
    claims,
    quote,
    totalPaise: quote.total,
    shownTotalPaise: shown !== null && shown !== quote.total ? shown : null,
    couponPk: coupon?.primaryKey ?? null,
    onRequest: offer.rules.onRequest,
  } satisfies Partial<NewBooking>;
}

function newHold(plan: TripPlan, { policy }: OptionDetails, { caller, body }: HoldRequest, now: Date) {
  return {
    ...plannedColumns(plan, body),
    reference: `KT-${readableCode(2)}`,
    status: 'ON_HOLD',
    experiencePk: plan.offer.experiencePk,
    policy,
    userPk: caller.user?.primaryKey ?? null,
    visitorHash: caller.visitorHash,
    contact: null,
    travellers: [],
    hostNotes: null,
    gstBuyer: null,
    holdExpiresAt: new Date(now.getTime() + holdMs),
    extended: false,
    paymentFailed: false,
    voucherCode: null,
    sequence: 0,
    createdAt: now,
    confirmedAt: null,
    endedAt: null,
    remindedAt: null,
    reviewPk: null,
    proposalId: body.proposal ?? null,
    sharedAt: null,
    language: body.language ?? defaultLanguage,
  } satisfies UnsavedBooking;
}

/** Stores a hold and the use of its coupon. @returns as `addHold` */
function writeHold(db: Db, key: IdempotencyRow, booking: UnsavedBooking) {
  const { couponPk } = booking;
  if (couponPk === null) return addHold(db, key, booking);
  return db.transaction(async (tx) => {
    const written = await addHold(tx, key, booking);
    if (written.bookingPk !== null) {
      await claimCoupon(tx, couponPk, written.bookingPk, couponPersons(booking));
    }
    return written;
  });
}

/**
 * Holds a trip for a visitor for 15 minutes (booking §2, §3). A repeated request gets the first response.
 * @throws AppError as `planTrip`, not_found, conflict when it is sold out or the visitor has too many holds
 */
export async function holdTrip(services: BookingServices, hold: HoldRequest): Promise<Booking> {
  const { db } = services.database;
  const { caller, body, idempotencyKey } = hold;
  const now = services.now();
  const request = { scope: `POST /bookings ${caller.visitorHash}`, key: idempotencyKey, payload: body, now };
  const responseOf = (known: Parameters<typeof storedResponse>[0]) =>
    Booking.parse(storedResponse(known, request));
  try {
    const details = await services.options.get(body.option_pk);
    const plan = await planTrip(db, details, body, { isMember: caller.user !== null }, now);
    const booking = newHold(plan, details, hold, now);
    const response = describeBooking(services, booking, details, noMoney);
    const { known } = await writeHold(db, idempotencyRow(request, response), booking);
    return known ? responseOf(known) : response;
  } catch (error) {
    // A valid first request may be invalid now: booking has closed, or the coupon has ended.
    const known = await findIdempotencyRow(db, request);
    if (known) return responseOf(known);
    throw error;
  }
}

/** Changes the trip of a hold that the caller has locked. @throws AppError as `holdTrip`, without effect */
export async function reviseHold(
  tx: Db,
  booking: BookingRow,
  { caller, body, now }: { readonly caller: Caller; readonly body: TripBody; readonly now: Date },
): Promise<BookingRow> {
  const userPk = booking.userPk ?? caller.user?.primaryKey ?? null;
  const details = await loadOptionDetails(tx, body.option_pk);
  const plan = await planTrip(tx, details, body, { isMember: userPk !== null }, now);
  if (plan.offer.experiencePk !== booking.experiencePk) {
    throw new AppError('invalid', 'This option belongs to another experience.', {
      errors: { option_pk: ['belongs to another experience'] },
    });
  }
  await exchangeCapacity(tx, booking.claims, plan.claims, 'held');
  await freeCoupon(tx, booking.primaryKey);
  if (plan.coupon) {
    await claimCoupon(tx, plan.coupon.primaryKey, booking.primaryKey, couponPersons({ ...booking, userPk }));
  }
  return updateBooking(tx, booking.primaryKey, { ...plannedColumns(plan, body), userPk });
}
