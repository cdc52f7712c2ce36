import type { Db } from '../../platform/database/database';

/** A payment that has been made, as the one who is paid gets to know it. */
export interface PaidPayment {
  readonly primaryKey: number;
  readonly subject: string;
  readonly amountPaise: number;
}

/**
 * What is paid for, as payments see it. Every function runs in the transaction that records the event, so that both are
 * committed or neither is.
 */
export interface PaymentSubjects {
  paid(tx: Db, payment: PaidPayment): Promise<void>;
  /**
   * What came was not what was ordered, and goes back: nothing is paid, and nothing more can be paid for the subject.
   */
  returned(tx: Db, payment: PaidPayment): Promise<void>;
  /** More came than is due, after or besides the payment that counts, and goes back. */
  paidAgain(tx: Db, payment: PaidPayment): Promise<void>;
  /** The gateway did not make a refund, and finance has to decide. The subject is locked. */
  refundDelayed(tx: Db, payment: PaidPayment): Promise<void>;
  /** An attempt failed; another may follow. */
  failed(tx: Db, payment: PaidPayment): Promise<void>;
  /**
   * Locks what is paid for until the transaction ends. Whoever refunds holds this lock while a refund is added, so what is
   * read of refunds afterwards is complete.
   */
  lock(tx: Db, subject: string): Promise<void>;
  /** Everything that was to go back has gone back. The subject is locked. */
  refunded(tx: Db, payment: PaidPayment): Promise<void>;
  /**
   * Where a visitor goes after an attempt to pay: an absolute address.
   * @param asOwner adds what opens the subject without a session; for a browser that the gateway vouches for
   */
  returnUrl(db: Db, subject: string, asOwner: boolean): Promise<string>;
  /** What staff call the subject: its reference. */
  reference(db: Db, subject: string): Promise<SubjectReference>;
  /** Marks by which the customer is recognised over several subjects: account and browser. */
  customer(db: Db, subject: string): Promise<readonly string[]>;
}

export interface SubjectReference {
  /** `KT-…` of a booking, `PR-<key>` of a payment request. */
  readonly reference: string;
  /** Booking's reference; null for a payment request. */
  readonly booking: string | null;
}

/**
 * The subjects of several features as one.
 * @param byPrefix what stands before the colon of a subject
 */
export function joinSubjects(byPrefix: Readonly<Record<string, PaymentSubjects>>): PaymentSubjects {
  const of = (subject: string): PaymentSubjects => {
    const found = byPrefix[subject.split(':', 1)[0] ?? ''];
    if (!found) throw new Error(`Nobody is paid for ${subject}`);
    return found;
  };
  return {
    paid: async (tx, payment) => of(payment.subject).paid(tx, payment),
    returned: async (tx, payment) => of(payment.subject).returned(tx, payment),
    paidAgain: async (tx, payment) => of(payment.subject).paidAgain(tx, payment),
    refundDelayed: async (tx, payment) => of(payment.subject).refundDelayed(tx, payment),
    failed: async (tx, payment) => of(payment.subject).failed(tx, payment),
    lock: async (tx, subject) => of(subject).lock(tx, subject),
    refunded: async (tx, payment) => of(payment.subject).refunded(tx, payment),
    returnUrl: async (db, subject, asOwner) => of(subject).returnUrl(db, subject, asOwner),
    reference: async (db, subject) => of(subject).reference(db, subject),
    customer: async (db, subject) => of(subject).customer(db, subject),
  };
}
