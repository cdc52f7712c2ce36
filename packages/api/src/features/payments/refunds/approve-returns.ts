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

/*
 * Four eyes for everything by which staff give money back (ADR 082). What counts is not the single amount but what it adds
 * up to over 30 days, for its subject and for its customer.
 */

const dayMs = 24 * 60 * 60_000;
const windowMs = 30 * dayMs;

/** Any number that only this product uses for pg_advisory_lock. */
const approvalLock = 7_302_118;

export type ApprovalServices = Pick<Services, 'now' | 'secrets' | 'refundApprovalAbove'> & {
  readonly subjects: Pick<PaymentSubjects, 'customer'>;
};

/** Makes returns of money wait for each other until the transaction ends: each one sees those before it. */
export async function lockApprovals(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${approvalLock})`);
}

/** Money that a member of staff wants to give back. */
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
 * Records that a member of staff gives money back: approved at once, or waiting for a second person. The caller has called
 * `lockApprovals` and makes the return if it is approved.
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

/** Sums up what went, or is to go, back for the same subject or customer, in paise. */
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
 * Records the decision about a waiting return whose subject is locked. Whoever asked can take it back by declining.
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
