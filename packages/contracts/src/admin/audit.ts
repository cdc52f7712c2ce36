import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { NamedRef, PrimaryKey, paging } from '../fields/fields';
import { DayText, KeyText, PageText } from '../endpoints/query';

/** A field's value before and after a change; null for a missing value. */
export const AuditChange = z.object({ from: z.unknown(), to: z.unknown() });
export type AuditChange = z.infer<typeof AuditChange>;

/** A change made in the admin. */
export const AuditEntry = z.object({
  primary_key: PrimaryKey,
  at: z.string(),
  /** Account that made the change; null when no one was signed in. */
  actor: z.nullable(NamedRef),
  action: z.string(),
  /** Kind and key of what was changed: `story 12`. */
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  /** Changes by field. Fields inside a document are named by path, such as `sections.2.heading`. */
  changes: z.record(z.string(), AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  /** All actions in the log, as filter options. */
  actions: z.array(z.string()),
  ...paging,
});
export type AuditPage = z.infer<typeof AuditPage>;

/**
 * Filters of the audit log. `subject` is a kind of record or one record; `from` and `to` are days, both
 * included.
 */
export const listAuditEntries = {
  method: 'GET',
  path: '/admin/auditLog',
  noun: 'audit',
  summary: 'Who changed what, from what to what; the newest first',
  access: ['admin'],
  query: z.object({
    actor: z.optional(KeyText),
    action: z.optional(z.string().check(z.maxLength(60))),
    subject: z.optional(z.string().check(z.maxLength(60))),
    from: z.optional(DayText),
    to: z.optional(DayText),
    page: PageText,
  }),
  data: AuditPage,
} as const satisfies Endpoint;
