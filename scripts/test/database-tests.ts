const testsOfApi = [
  // Races between connections: locks, deadlocks, idempotency.
  'features/availability/calendar/races.test.ts',
  'features/availability/capacity/inventory-repository.test.ts',
  'features/booking/lifecycle/booking-model.test.ts',
  'features/booking/payment/payment-races.test.ts',
  'features/booking/holds/races.test.ts',
  'features/booking/shared/shared-races.test.ts',
  'features/operations/web-vitals/web-vitals.test.ts',
  'platform/messages/outbox.test.ts',
  // Notifications, triggers, migrations and search.
  'features/search/migration.test.ts',
  'features/search/refresh-search-index.test.ts',
  'features/search/search.test.ts',
  'platform/content-changes/content-changes.test.ts',
  'platform/database/records/triggers.test.ts',
  // Values computed in SQL: sums, counts, dates, documents.
  'features/operations/overview/figures.test.ts',
  'features/operations/overview/responses.test.ts',
  'features/operations/overview/vitals.test.ts',
  'features/payments/ledger/ledger.test.ts',
  'sample-content/load-sample-content.test.ts',
  // The journey from the hold to the trip.
  'features/booking/lifecycle/booking-life.test.ts',
];

/**
 * Tests that run on both databases; all others of the API run on PostgreSQL if there is a server. The list
 * covers what may differ: several connections at once (locks, races), notifications, triggers, full-text
 * search, values that the two drivers parse differently, processes that are killed, and one complete journey.
 * The browser specs run on the embedded database too, with their chats, tickets, refunds and people.
 */
export const databaseTests: readonly string[] = [
  ...testsOfApi.map((file) => `packages/api/src/${file}`),
  'bench/api/booking-torture.test.ts',
];
