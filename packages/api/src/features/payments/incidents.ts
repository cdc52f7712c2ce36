import type { IncidentKind } from '@kaadu/contracts/payments';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { paymentIncidents } from './tables';

/** An event that finance is alerted to. It names payments, never persons. */
export interface Incident {
  readonly kind: IncidentKind;
  readonly subject: string;
  /** Names the event: it is listed once, however often it is seen. */
  readonly source: string;
  readonly paymentPk: number;
  readonly refundPk?: number;
  readonly gatewayPaymentId?: string;
  readonly amountPaise: number;
  readonly currency: string;
}

/** Writes an error to the log and counts it in the metrics. */
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

/** Incidents of a transaction, to be reported once it has been committed. */
export interface IncidentRecorder {
  record(incident: Incident): Promise<void>;
}

/**
 * Runs a transaction that may record incidents, and reports the new ones after the commit.
 * @param write gets the transaction and the recorder
 */
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

/** Whether finance has been alerted to a refund and nobody has dealt with it. */
export async function hasOpenIncident(db: Db, refundPk: number): Promise<boolean> {
  const open = and(eq(paymentIncidents.refundPk, refundPk), isNull(paymentIncidents.closedAt));
  return (await db.$count(paymentIncidents, open)) > 0;
}

interface Closing {
  readonly at: Date;
  /** Member of staff; null: it has settled by itself. */
  readonly by: number | null;
  readonly note: string | null;
}

/** Takes the incidents of a refund off the list. */
export async function closeIncidentsOf(tx: Db, refundPk: number, { at, by, note }: Closing): Promise<void> {
  await tx
    .update(paymentIncidents)
    .set({ closedAt: at, closedBy: by, note })
    .where(and(eq(paymentIncidents.refundPk, refundPk), isNull(paymentIncidents.closedAt)));
}

/** Takes an open incident off the list. @returns what it is about, undefined when there is none */
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
