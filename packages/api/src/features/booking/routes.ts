import * as endpoints from '@kaadu/contracts/booking';
import * as sharedHolds from '@kaadu/contracts/shared-holds';
import type { FastifyRequest } from 'fastify';
import { type Route, route } from '../../platform/http/route';
import type { Services as ApiServices } from '../../platform/services/services';
import { callerOf, visitorOf } from '../../platform/sessions/caller';
import type { PaymentServices } from '../payments';
import type { BookingServices } from './booking-context';
import { attachBookings } from './visitor/attach-bookings';
import { requireBooking } from './visitor/caller';
import { cancelBooking, quoteCancellation } from './changes/cancel-booking';
import { changeBooking } from './changes/change-booking';
import { changeDates, quoteDateChange } from './changes/change-dates';
import { payChange, releaseChange } from './changes/pay-change';
import { quoteChange } from './changes/plan-change';
import { changeTrip, extendHold, releaseHold, saveTravellers } from './holds/change-hold';
import {
  sendCalendar,
  sendChangeDocument,
  sendDocument,
  sendInvoice,
  sendVoucher,
} from './documents/document-files';
import { holdTrip } from './holds/hold-trip';
import { openFoundBooking, sendBookingCode } from './visitor/find-booking';
import { getBooking } from './visitor/get-booking';
import { listBookings } from './visitor/list-bookings';
import { listHolds } from './visitor/list-holds';
import { cancelByStaff, releaseByStaff, resendConfirmation } from './staff/act-for-traveller';
import { addNote } from './staff/booking-notes';
import { changeByStaff, quoteChangeByStaff, releaseChangeByStaff } from './staff/change-for-traveller';
import { decideBooking, redeemVoucher, reportNoShow } from './staff/operate-bookings';
import { payBooking } from './payment/pay-booking';
import type { BookingRow } from './repository';
import { findBookings } from './staff/find-bookings';
import { getForStaff } from './staff/get-for-staff';
import { decideRefund, refundByStaff } from './staff/refund-by-staff';
import { reviewTrip } from './visitor/review-trip';
import { payShare } from './shared/pay-share';
import { listShares, shareHold } from './shared/share-hold';
import { getSharedTrip } from './shared/view-shared-trip';
import { saveHostNotes } from './travellers/save-host-notes';
import { listTravellersOf } from './travellers/saved-travellers';
import { viewBooking } from './visitor/view-booking';

type Services = ApiServices & BookingServices & PaymentServices;

interface Named {
  readonly raw: FastifyRequest;
  readonly params: { readonly reference: string };
}

function access(services: Services) {
  const { db } = services.database;
  const view = async (booking: BookingRow) =>
    viewBooking(db, services, booking, await services.options.get(booking.optionPk));
  const read = async ({ raw, params, query }: Named & { readonly query: { readonly key?: string } }) =>
    requireBooking(services, await callerOf(services, raw), params.reference, query.key);
  const change = async ({ raw, params, body }: Named & { readonly body: { readonly key?: string } }) =>
    requireBooking(services, await callerOf(services, raw), params.reference, body.key);
  /** Responds with the booking after a change, and triggers delivery of its e-mails. */
  const changed = async (booking: Promise<BookingRow>) => {
    const response = await view(await booking);
    services.deliver();
    return response;
  };
  return { read, change, changed };
}

/** Routes from the hold to the payment. */
function holdRoutes(services: Services): Route[] {
  const { read, change, changed } = access(services);
  return [
    route(endpoints.createBooking, async ({ body, idempotencyKey, raw, reply }) => {
      const caller = await visitorOf(services, raw, reply, idempotencyKey);
      return holdTrip(services, { caller, body, idempotencyKey });
    }),
    route(endpoints.listHolds, async ({ raw }) => listHolds(services, await callerOf(services, raw))),
    route(endpoints.requestBookingCode, async ({ body, ip }) => ({
      primary_key: await sendBookingCode(services, body, ip),
    })),
    route(endpoints.openFoundBooking, ({ body, ip }) => openFoundBooking(services, body, ip)),
    route(endpoints.getBooking, async (request) => getBooking(services, await read(request))),
    route(endpoints.reviseBooking, async (request) =>
      changed(
        changeTrip(services, await change(request), {
          caller: await callerOf(services, request.raw),
          body: request.body,
        }),
      ),
    ),
    route(endpoints.extendHold, async (request) => changed(extendHold(services, await change(request)))),
    route(endpoints.releaseHold, async (request) => changed(releaseHold(services, await change(request)))),
    route(endpoints.saveTravellers, async (request) =>
      changed(saveTravellers(services, await change(request), request.body)),
    ),
    route(endpoints.payBooking, async (request) => payBooking(services, await change(request), request.body)),
  ];
}

/** Routes of trips that several people pay for. */
function sharedRoutes(services: Services): Route[] {
  const { read, change, changed } = access(services);
  return [
    route(sharedHolds.shareHold, async (request) =>
      changed(shareHold(services, await change(request), request.body)),
    ),
    route(sharedHolds.listShares, async (request) => listShares(services, await read(request))),
    route(sharedHolds.getSharedTrip, ({ query }) => getSharedTrip(services, query.key)),
    route(sharedHolds.payShare, ({ body }) => payShare(services, body)),
  ];
}

/** Routes after the payment. */
function tripRoutes(services: Services): Route[] {
  const { db } = services.database;
  const { read, change, changed } = access(services);
  return [
    route(endpoints.getCancelQuote, async (request) =>
      quoteCancellation(db, await read(request), services.now()),
    ),
    route(endpoints.cancelBooking, async (request) =>
      changed(cancelBooking(services, await change(request), request.body.shown_refund)),
    ),
    route(endpoints.getDateChangeQuote, async (request) =>
      quoteDateChange(services, await change(request), request.body),
    ),
    route(endpoints.changeDates, async (request) => {
      const { from, to, slot, shown_refund: shownRefund } = request.body;
      return changed(changeDates(services, await change(request), { from, to, slot, shownRefund }));
    }),
    route(endpoints.getChangeQuote, async (request) =>
      quoteChange(services, await change(request), request.body),
    ),
    route(endpoints.changeBooking, async (request) => {
      const { shown_difference: shownDifference, ...wanted } = request.body;
      return changed(changeBooking(services, await change(request), { ...wanted, shownDifference }));
    }),
    route(endpoints.payChange, async (request) =>
      payChange(services, await change(request), request.body.accepted_difference),
    ),
    route(endpoints.releaseChange, async (request) =>
      changed(releaseChange(services, await change(request))),
    ),
    route(endpoints.saveHostNotes, async (request) =>
      changed(saveHostNotes(services, await change(request), request.body.host_notes)),
    ),
    route(endpoints.reviewBooking, async (request) => ({
      primary_key: await reviewTrip(services, await change(request), request.body),
    })),
    route(endpoints.getVoucherPdf, async (request) =>
      sendVoucher(services, await read(request), request.reply),
    ),
    route(endpoints.getInvoicePdf, async (request) => sendInvoice(db, await read(request), request.reply)),
    route(endpoints.getCreditNotePdf, async (request) => {
      const document = { kind: 'credit_note', id: request.params.document } as const;
      return sendChangeDocument(db, await read(request), document, request.reply);
    }),
    route(endpoints.getSupplementaryInvoicePdf, async (request) => {
      const document = { kind: 'supplementary_invoice', id: request.params.document } as const;
      return sendChangeDocument(db, await read(request), document, request.reply);
    }),
    route(endpoints.getDocumentPdf, ({ params, query, reply }) =>
      sendDocument(services, { id: params.document, key: query.key }, reply),
    ),
    route(endpoints.getCalendarFile, async (request) =>
      sendCalendar(services, await read(request), request.reply),
    ),
  ];
}

/** Routes for staff that act for a traveller, and their notes. */
function serviceRoutes(services: Services): Route[] {
  return [
    route(endpoints.cancelByStaff, async ({ params: { reference }, body, ...actor }) => {
      await cancelByStaff(services, actor, { ...body, reference });
      return getForStaff(services, { ...actor, reference });
    }),
    route(endpoints.getStaffChangeQuote, ({ params: { reference }, body, user }) =>
      quoteChangeByStaff(services, user, { ...body, reference }),
    ),
    route(endpoints.changeByStaff, async ({ params: { reference }, body, ...actor }) => {
      await changeByStaff(services, actor, { ...body, reference });
      return getForStaff(services, { ...actor, reference });
    }),
    route(endpoints.releaseChangeByStaff, async ({ params: { reference }, ...actor }) => {
      await releaseChangeByStaff(services, actor, { reference });
      return getForStaff(services, { ...actor, reference });
    }),
    route(endpoints.releaseByStaff, async ({ params: { reference }, body, ...actor }) => {
      await releaseByStaff(services, actor, { ...body, reference });
      return getForStaff(services, { ...actor, reference });
    }),
    route(endpoints.resendConfirmation, async ({ params: { reference }, ...actor }) => {
      await resendConfirmation(services, actor, { reference });
      return getForStaff(services, { ...actor, reference });
    }),
    route(endpoints.addBookingNote, async ({ params: { reference }, body, ...actor }) => {
      await addNote(services, actor, { ...body, reference });
      return getForStaff(services, { ...actor, reference });
    }),
  ];
}

/** Routes for staff. */
function staffRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    ...serviceRoutes(services),
    route(endpoints.findBookings, ({ query }) => findBookings(db, query)),
    route(endpoints.getStaffBooking, ({ params, user }) =>
      getForStaff(services, { user, reference: params.reference }),
    ),
    route(endpoints.refundBooking, async ({ params: { reference }, body, ...actor }) => {
      await refundByStaff(services, actor, { ...body, reference });
      return getForStaff(services, { ...actor, reference });
    }),
    route(endpoints.decideRefund, async ({ params, body, ...actor }) => {
      const reference = await decideRefund(services, actor, { ...body, request: params.request });
      return getForStaff(services, { ...actor, reference });
    }),
    route(endpoints.redeemVoucher, ({ body, ...actor }) => redeemVoucher(services, actor, body.code)),
    route(endpoints.reportNoShow, ({ body, ...actor }) => reportNoShow(services, actor, body.reference)),
    route(endpoints.decideBooking, ({ body, ...actor }) => decideBooking(services, actor, body)),
  ];
}

/** Booking routes for travellers, accounts and staff. */
export function bookingRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    ...holdRoutes(services),
    ...tripRoutes(services),
    ...sharedRoutes(services),
    route(endpoints.listBookings, async ({ user }) => {
      await attachBookings(services, user.primaryKey);
      return listBookings(services, user.primaryKey);
    }),
    route(endpoints.listSavedTravellers, ({ user }) => listTravellersOf(db, user.primaryKey)),
    ...staffRoutes(services),
  ];
}
