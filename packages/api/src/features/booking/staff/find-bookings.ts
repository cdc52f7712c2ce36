import type {
  BookingStatus,
  StaffBookingRow,
  StaffBookingSort,
  StaffRefundFilter,
} from '@kaadu/contracts/booking';
import { and, asc, count, desc, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { offsetOf, pageOf } from '../../../platform/http/paging';
import { experienceOptions, experiences } from '../../catalogue';
import { refundRequests } from '../../payments';
import { bookings } from '../tables';

const pageSize = 50;

interface BookingsQuery {
  /** Part of a reference, name, e-mail address or phone number, or a whole voucher code. */
  readonly text: string;
  readonly status?: BookingStatus | undefined;
  readonly refund?: StaffRefundFilter | undefined;
  /** First and last day of the trip, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly experience_pk?: number | undefined;
  readonly sort: StaffBookingSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

const contactName = sql<string | null>`${bookings.contact}->>'name'`;
const contactEmail = sql<string | null>`${bookings.contact}->>'email'`;
const contactPhone = sql<string | null>`${bookings.contact}->>'phone'`;

const sortColumns = {
  created_at: bookings.createdAt,
  from: bookings.fromDay,
  total: bookings.totalPaise,
  reference: bookings.reference,
  name: sql`lower(${contactName})`,
  status: bookings.status,
} as const satisfies Record<StaffBookingSort, unknown>;

/** Returns a LIKE pattern that matches texts containing `text`. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function matches(text: string): SQL | undefined {
  if (text === '') return undefined;
  const pattern = containing(text);
  // Stored numbers have no spaces, typed ones may.
  const digits = text.replaceAll(/[\s().-]/g, '');
  return or(
    sql`${bookings.reference} ILIKE ${pattern}`,
    sql`${contactName} ILIKE ${pattern}`,
    sql`${contactEmail} ILIKE ${pattern}`,
    eq(bookings.voucherCode, text.toUpperCase()),
    /^\+?\d{4,}$/.test(digits) ? sql`${contactPhone} LIKE ${containing(digits)}` : undefined,
  );
}

/** Matches a refund of a booking's balance that waits for a second person. */
const isWaitingRefund = and(
  eq(refundRequests.status, 'waiting'),
  eq(refundRequests.action, 'refund_booking'),
);

/** Matches a booking with a refund that waits for a second person. */
const hasWaitingRefund = sql`EXISTS (
  SELECT FROM ${refundRequests}
  WHERE ${refundRequests.subject} = 'booking:' || ${bookings.primaryKey} AND ${isWaitingRefund}
)`;

function conditionOf({ text, status, refund, from, to, experience_pk: experiencePk }: BookingsQuery) {
  return and(
    matches(text),
    status && eq(bookings.status, status),
    refund && hasWaitingRefund,
    from === undefined ? undefined : gte(bookings.fromDay, from),
    to === undefined ? undefined : lte(bookings.fromDay, to),
    experiencePk === undefined ? undefined : eq(bookings.experiencePk, experiencePk),
  );
}

function selectPage(db: Db, { sort, order, page, ...filter }: BookingsQuery) {
  const direction = order === 'asc' ? asc : desc;
  return (
    db
      .select({
        reference: bookings.reference,
        status: bookings.status,
        onRequest: bookings.onRequest,
        experiencePk: bookings.experiencePk,
        title: experiences.title,
        option: experienceOptions.name,
        from: bookings.fromDay,
        to: bookings.toDay,
        slot: bookings.slot,
        guests: bookings.guests,
        name: contactName,
        email: contactEmail,
        phone: contactPhone,
        total: bookings.totalPaise,
        createdAt: bookings.createdAt,
      })
      .from(bookings)
      .innerJoin(experiences, eq(experiences.primaryKey, bookings.experiencePk))
      .innerJoin(experienceOptions, eq(experienceOptions.primaryKey, bookings.optionPk))
      .where(conditionOf({ sort, order, page, ...filter }))
      // NULLS LAST in both directions.
      .orderBy(sql`${direction(sortColumns[sort])} NULLS LAST`, direction(bookings.primaryKey))
      .limit(pageSize)
      .offset(offsetOf(page, pageSize))
  );
}

/** Lists experiences that have bookings, by title. */
function listBookedExperiences(db: Db) {
  return db
    .select({ primary_key: experiences.primaryKey, title: experiences.title })
    .from(experiences)
    .where(sql`EXISTS (SELECT FROM ${bookings} WHERE ${bookings.experiencePk} = ${experiences.primaryKey})`)
    .orderBy(asc(experiences.title));
}

/** Lists a page of bookings for staff. */
export async function findBookings(db: Db, query: BookingsQuery) {
  const rows = await selectPage(db, query);
  const [found] = await db.select({ total: count() }).from(bookings).where(conditionOf(query));
  return {
    bookings: rows.map(({ onRequest, experiencePk, title, slot, createdAt, ...row }): StaffBookingRow => ({
      ...row,
      on_request: onRequest,
      experience: { primary_key: experiencePk, title },
      slot: slot || null,
      created_at: createdAt.toISOString(),
    })),
    ...pageOf(query.page, pageSize, found?.total ?? 0),
    experiences: await listBookedExperiences(db),
    undecided: await db.$count(bookings, eq(bookings.status, 'PENDING')),
    refunds_waiting: await db.$count(refundRequests, isWaitingRefund),
  };
}
