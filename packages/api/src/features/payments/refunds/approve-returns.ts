import { and, arrayOverlaps, eq, gt, ne, or, sql, sum } from 'drizzle-orm';
import type { Actor } from '../../../platform/audit/make-change';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { keyedHash } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import type { PaymentSubjects } from '../payment-subjects';
import {
  insertRefundRequest,
  type RefundRequestRow,
  updateRefundRequest,
} from './refund-requests-repository';
import { refundRequests } from '../tables';

/* Four-eyes approval of refunds by staff (ADR 082), by their sum over 30 days per subject and customer. */

const dayMs = 24 * 60 * 60_000;
const windowMs = 30 * dayMs;

/** Lock number for pg_advisory_lock, unique in this product. */
const approvalLock = 7_302_118;

export type ApprovalServices = Pick<Services, 'now' | 'secrets' | 'refundApprovalAbove'> & {
  readonly subjects: Pick<PaymentSubjects, 'customer'>;
};

/** Serialises refund approvals until the transaction ends, so that each sees those before it. */
export async function lockApprovals(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${approvalLock})`);
}

/** A refund requested by a member of staff. */
export interface WantedReturn extends Pick<
  RefundRequestRow,
  'subject' | 'action' | 'amountPaise' | 'reason'
> {
  readonly currency?: string;
  readonly cancels?: boolean;
  readonly refundPk?: number;
  readonly transactionRef?: string;
}

/**
 * Records a refund request: approved at once, or waiting for a second person. The caller holds `lockApprovals` and
 * makes the refund if it is approved.
 */
export async function requestReturn(
  tx: Db,
  services: ApprovalServices,
  { user }: Actor,
  { currency = 'INR', cancels = false, ...wanted }: WantedReturn,
): Promise<RefundRequestRow> {
  const at = services.now();
  const marks = await services.subjects.customer(tx, wanted.subject);
  const customer = marks.map((mark) => keyedHash(services.secrets.otpPepper, 'customer', mark));
  const requestedBy = user.primaryKey;
  const isForeign = currency !== 'INR';
  const total = wanted.amountPaise + (await sumOthers(tx, { subject: wanted.subject, customer, at }));
  const needsSecond = isForeign || total > services.refundApprovalAbove;
  return insertRefundRequest(tx, {
    ...wanted,
    cancels,
    customer,
    needsSecond,
    requestedBy,
    requestedAt: at,
    ...(needsSecond ? { status: 'waiting' } : { status: 'approved', decidedBy: requestedBy, decidedAt: at }),
  });
}

interface Circle extends Pick<RefundRequestRow, 'subject' | 'customer'> {
  readonly at: Date;
}

/** Sums up pending and made refunds of the same subject or customer, in paise. */
async function sumOthers(tx: Db, { subject, customer, at }: Circle): Promise<number> {
  const isSame = or(
    eq(refundRequests.subject, subject),
    ...(customer.length > 0 ? [arrayOverlaps(refundRequests.customer, customer)] : []),
  );
  const since = new Date(at.getTime() - windowMs);
  const [row] = await tx
    .select({ sum: sum(refundRequests.amountPaise).mapWith(Number) })
    .from(refundRequests)
    .where(and(gt(refundRequests.requestedAt, since), isSame, ne(refundRequests.status, 'declined')));
  return row?.sum ?? 0;
}

export interface ReturnDecision {
  readonly request: number;
  readonly approve: boolean;
  readonly note: string | null;
}

/**
 * Records the decision about a waiting request whose subject is locked. Requesters withdraw their own by declining it.
 * @throws AppError conflict, forbidden
 */
export async function recordDecision(
  tx: Db,
  { now }: Pick<Services, 'now'>,
  { user }: Actor,
  request: RefundRequestRow,
  { approve, note }: Omit<ReturnDecision, 'request'>,
): Promise<void> {
  requireDecidable(request, approve, user.primaryKey);
  await updateRefundRequest(tx, request.primaryKey, {
    status: approve ? 'approved' : 'declined',
    decidedBy: user.primaryKey,
    decidedAt: now(),
    note,
  });
}

function requireDecidable(request: RefundRequestRow, approve: boolean, userPk: number): void {
  if (request.status !== 'waiting')
    throw new AppError('conflict', `This refund has been ${request.status} already.`);
  if (approve && request.requestedBy === userPk)
    throw new AppError('forbidden', 'A second person has to approve a refund of this amount.');
}
