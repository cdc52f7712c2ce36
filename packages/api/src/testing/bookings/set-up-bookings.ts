import { type BookingApi, startBookingApi } from './booking-api';
import { findLedgerDifferences, findViolations } from './booking-invariants';
import { freshTrips } from './fresh-trips';

export type FreshTrips = ReturnType<typeof freshTrips>;

interface Started {
  readonly api: BookingApi;
  readonly trips: FreshTrips;
}

/**
 * Starts an API for the tests of a file, and checks the invariants after each of them.
 * @param onStart receives the API and its trips
 * @param options.comparesGateway whether ledger and gateway must agree after each test, too
 */
export function setUpBookings(
  onStart: (started: Started) => void,
  { comparesGateway = false }: { readonly comparesGateway?: boolean } = {},
): void {
  let api: BookingApi;
  beforeAll(async () => {
    api = await startBookingApi();
    onStart({ api, trips: freshTrips(api) });
  });
  afterAll(() => api.close());
  afterEach(async () => {
    expect(await findViolations(api.db)).toEqual([]);
    if (comparesGateway) expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
  });
}
