import type { Db } from '../../platform/database/database';

/** A payment that was made, as passed to its subject. */
export interface PaidPayment {
  readonly primaryKey: number;
  readonly subject: string;
  /** Number of an additional payment; 0 for the payment of the price; negative for a part of the price. */
  readonly part: number;
  readonly amountPaise: number;
}

/** Money that was received and is not due. */
export interface Excess {
  readonly amount: number;
  readonly currency: string;
}

/** Callbacks of the feature that is paid for. Each runs in the transaction that records the event. */
export interface PaymentSubjects {
  paid(tx: Db, payment: PaidPayment): Promise<void>;
  /** Called when a payment differs from the order and is refunded: the subject is unpaid and can no longer be paid. */
  returned(tx: Db, payment: PaidPayment, received: Excess): Promise<void>;
  /** Called when more was paid than is due, and the excess is refunded. */
  paidAgain(tx: Db, payment: PaidPayment, excess: Excess): Promise<void>;
  /** Called when the gateway did not make a refund and finance must decide. The subject is locked. */
  refundDelayed(tx: Db, payment: PaidPayment): Promise<void>;
  /** Called when an attempt failed; another may follow. */
  failed(tx: Db, payment: PaidPayment): Promise<void>;
  /** Locks the subject until the transaction ends. Every refund is added under this lock. */
  lock(tx: Db, subject: string): Promise<void>;
  /** Called when all refunds have arrived. The subject is locked. */
  refunded(tx: Db, payment: PaidPayment): Promise<void>;
  /**
   * Returns the absolute URL that a visitor is sent to after an attempt to pay.
   * @param asOwner adds the key that opens the subject without a session, for a browser that the gateway vouches for
   */
  returnUrl(db: Db, payment: Pick<PaidPayment, 'subject' | 'part'>, asOwner: boolean): Promise<string>;
  /** Returns the reference of the subject for staff. */
  reference(db: Db, subject: string): Promise<SubjectReference>;
  /** Returns the hashes that identify the customer across subjects: account and browser. */
  customer(db: Db, subject: string): Promise<readonly string[]>;
}

export interface SubjectReference {
  /** `KT-…` of a booking, `PR-<key>` of a payment request. */
  readonly reference: string;
  /** Reference of the booking; null for a payment request. */
  readonly booking: string | null;
}

/** Combines the subjects of several features. @param byPrefix callbacks by the part of a subject before its colon */
export function joinSubjects(byPrefix: Readonly<Record<string, PaymentSubjects>>): PaymentSubjects {
  const of = (subject: string): PaymentSubjects => {
    const found = byPrefix[subject.split(':', 1)[0] ?? ''];
    if (!found) throw new Error(`No feature handles payments for ${subject}`);
    return found;
  };
  return {
    paid: async (tx, payment) => of(payment.subject).paid(tx, payment),
    returned: async (tx, payment, received) => of(payment.subject).returned(tx, payment, received),
    paidAgain: async (tx, payment, excess) => of(payment.subject).paidAgain(tx, payment, excess),
    refundDelayed: async (tx, payment) => of(payment.subject).refundDelayed(tx, payment),
    failed: async (tx, payment) => of(payment.subject).failed(tx, payment),
    lock: async (tx, subject) => of(subject).lock(tx, subject),
    refunded: async (tx, payment) => of(payment.subject).refunded(tx, payment),
    returnUrl: async (db, payment, asOwner) => of(payment.subject).returnUrl(db, payment, asOwner),
    reference: async (db, subject) => of(subject).reference(db, subject),
    customer: async (db, subject) => of(subject).customer(db, subject),
  };
}
