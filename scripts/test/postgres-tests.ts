const testsOfApi = [
  // Races between connections: locks, deadlocks, idempotency.
  'features/accounts/codes-and-tickets.test.ts',
  'features/availability/calendar/races.test.ts',
  'features/availability/calendar/undo.test.ts',
  'features/availability/inventory-repository.test.ts',
  'features/booking/booking-model.test.ts',
  'features/booking/payment-races.test.ts',
  'features/booking/races.test.ts',
  'features/booking/staff/refund-by-staff.test.ts',
  'features/chat/chat.test.ts',
  'features/content/content.test.ts',
  'features/people/people.test.ts',
  'features/tickets/tickets.test.ts',
  'features/web-vitals/web-vitals.test.ts',
  'platform/messages/outbox.test.ts',
  // Processes and servers that stop.
  'features/booking/database-restart.test.ts',
  'features/chat/session-ends.test.ts',
  'several-processes.test.ts',
  // Notifications, triggers, migrations and search.
  'features/search/migration.test.ts',
  'features/search/refresh-search-index.test.ts',
  'features/search/search.test.ts',
  'platform/content-changes/content-changes.test.ts',
  'platform/database/triggers.test.ts',
  // Values of statements that are written in SQL: sums, counts, dates, documents.
  'features/overview/figures.test.ts',
  'features/overview/responses.test.ts',
  'features/overview/vitals.test.ts',
  'features/payments/ledger.test.ts',
  'openapi.test.ts',
  'sample-content/load-sample-content.test.ts',
  // From the hold to the trip.
  'features/booking/booking-life.test.ts',
];

/**
 * Tests that are run on a PostgreSQL server too, after they have run on the embedded database. Listed is what can differ by
 * database: several connections at once (locks, races, restarts), notifications between processes, triggers and full-text
 * search as another build of PostgreSQL has them, values that the two drivers parse differently, and one journey through it all.
 * A test that reads DATABASE_URL itself must be listed.
 */
export const postgresTests: readonly string[] = [
  ...testsOfApi.map((file) => `packages/api/src/${file}`),
  'bench/api/booking-torture.test.ts',
];
