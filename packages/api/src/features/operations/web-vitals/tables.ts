import type { WebVitalName } from '@kaadu/contracts/web-vitals';
import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Browser measurements as a histogram for each day, metric, page and version (ADR 042). Contains nothing about
 * visitors.
 */
export const webVitals = pgTable(
  'web_vitals',
  {
    /** Day in Asia/Kolkata. */
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric').$type<WebVitalName>().notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Path of a declared route, or `other`. */
    route: text('route').notNull(),
    /** Upper bound of the class: milliseconds, for CLS a score. */
    upTo: doublePrecision('up_to').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.metric, table.remote, table.version, table.route, table.upTo],
    }),
  ],
);
