/** A consequence of an action, or a line of its receipt. */
export interface Consequence {
  readonly name: string;
  readonly value: string;
}

/** Outcome of an action, shown until the next one. */
export interface ReceiptData {
  readonly title: string;
  readonly lines: readonly Consequence[];
}

/** Last line of the receipt of an audited action. */
export const recorded: Consequence = { name: 'Recorded', value: 'In the audit log, under your name' };
