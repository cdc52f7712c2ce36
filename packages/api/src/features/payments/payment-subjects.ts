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
    failed: async (tx, payment) => of(payment.subject).failed(tx, payment),
    lock: async (tx, subject) => of(subject).lock(tx, subject),
    refunded: async (tx, payment) => of(payment.subject).refunded(tx, payment),
    returnUrl: async (db, subject, asOwner) => of(subject).returnUrl(db, subject, asOwner),
  };
}
