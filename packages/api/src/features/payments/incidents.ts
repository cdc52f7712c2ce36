import type { IncidentKind } from '@kaadu/contracts/payments';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { paymentIncidents } from './tables';

/** An event to alert finance to. Names payments, never persons. */
export interface Incident {
  readonly kind: IncidentKind;
  readonly subject: string;
  /** Identifies the event, which is listed once. */
  readonly source: string;
  readonly paymentPk: number;
  readonly refundPk?: number;
  readonly gatewayPaymentId?: string;
  readonly amountPaise: number;
  readonly currency: string;
}

/** Logs an incident as an error and counts it in the metrics. */
export type ReportIncident = (incident: Incident) => void;

/** Lists an incident for finance. @returns false when it is listed already */
export async function addIncident(tx: Db, incident: Incident, at: Date): Promise<boolean> {
  const added = await tx
    .insert(paymentIncidents)
    .values({ ...incident, at })
    .onConflictDoNothing()
    .returning({ primaryKey: paymentIncidents.primaryKey });
  return added.length === 1;
}

/** Collects the incidents of a transaction, to be reported after its commit. */
export interface IncidentRecorder {
  record(incident: Incident): Promise<void>;
}

/** Runs a transaction, and reports the incidents that it records after the commit. */
export async function recordingIncidents<Result>(
  {
    database,
    now,
    reportIncident,
  }: {
    readonly database: { readonly db: Db };
    readonly now: () => Date;
    readonly reportIncident: ReportIncident;
  },
  write: (tx: Db, incidents: IncidentRecorder) => Promise<Result>,
): Promise<Result> {
  const recorded: Incident[] = [];
  const result = await database.db.transaction((tx) =>
    write(tx, {
      async record(incident) {
        if (await addIncident(tx, incident, now())) recorded.push(incident);
      },
    }),
  );
  recorded.forEach(reportIncident);
  return result;
}

export function listOpenIncidents(db: Db) {
  return db
    .select()
    .from(paymentIncidents)
    .where(isNull(paymentIncidents.closedAt))
    .orderBy(asc(paymentIncidents.at), asc(paymentIncidents.primaryKey))
    .limit(200);
}

/** Whether an incident about a refund is open. */
export async function hasOpenIncident(db: Db, refundPk: number): Promise<boolean> {
  const open = and(eq(paymentIncidents.refundPk, refundPk), isNull(paymentIncidents.closedAt));
  return (await db.$count(paymentIncidents, open)) > 0;
}

interface Closing {
  readonly at: Date;
  /** Member of staff; null if it settled by itself. */
  readonly by: number | null;
  readonly note: string | null;
}

/** Closes the incidents of a refund. */
export async function closeIncidentsOf(tx: Db, refundPk: number, { at, by, note }: Closing): Promise<void> {
  await tx
    .update(paymentIncidents)
    .set({ closedAt: at, closedBy: by, note })
    .where(and(eq(paymentIncidents.refundPk, refundPk), isNull(paymentIncidents.closedAt)));
}

/** Closes an open incident. @returns its subject, undefined when there is none */
export async function closeIncident(
  tx: Db,
  primaryKey: number,
  { at, by, note }: Closing,
): Promise<{ subject: string; refundPk: number | null } | undefined> {
  const [closed] = await tx
    .update(paymentIncidents)
    .set({ closedAt: at, closedBy: by, note })
    .where(and(eq(paymentIncidents.primaryKey, primaryKey), isNull(paymentIncidents.closedAt)))
    .returning({ subject: paymentIncidents.subject, refundPk: paymentIncidents.refundPk });
  return closed;
}
