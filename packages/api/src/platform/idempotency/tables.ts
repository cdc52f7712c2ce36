import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Responses to requests with an `Idempotency-Key`, by caller and route (booking §3). */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** Hash of caller, route and key. */
  id: text('id').primaryKey(),
  payloadHash: text('payload_hash').notNull(),
  response: jsonb('response').$type<{ readonly data: unknown }>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});
