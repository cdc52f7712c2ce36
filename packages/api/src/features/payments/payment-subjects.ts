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
  /** Everything that was to go back has gone back. */
  refunded(tx: Db, payment: PaidPayment): Promise<void>;
  /**
   * Where a visitor goes after an attempt to pay: an absolute address.
   * @param asOwner adds what opens the subject without a session; for a browser that the gateway vouches for
   */
  returnUrl(db: Db, subject: string, asOwner: boolean): Promise<string>;
}
