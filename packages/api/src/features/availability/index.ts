export { assess, isBookable } from './capacity/assess';
export { deleteOldCalendarChanges } from './calendar/edits/changes-repository';
export { checkAvailability } from './capacity/check-availability';
export { freeUnits } from './capacity/free-units';
export type { HeldUnits } from './capacity/held-units';
export {
  type CapacityMove,
  type Claim,
  claimCapacity,
  completeExchange,
  exchangeCapacity,
  moveCapacity,
  prepareExchange,
  SoldOut,
  toSoldOut,
} from './capacity/inventory-repository';
export { listBookable } from './trips/list-bookable';
export { listGuestPrices } from './prices/list-guest-prices';
export { listOffers, type Offer } from './prices/offers-repository';
export { priceTrip } from './prices/price-trip';
export { extendOptionCalendars, refreshOptionCalendars } from './capacity/refresh-option-calendars';
export { availabilityRoutes } from './routes';
export { createTripPrices, type TripPrices } from './trips/search-trips';
export {
  addOns,
  availabilityRules,
  blackouts,
  inventory,
  optionResources,
  rateSeasons,
  resources,
} from './tables';
export { bookableDays, maxNights, requireValidTrip, type Trip } from './trips/trip';
export { type TripSearch } from './trips/trip-search';
export { claimsOf } from './trips/claims-of';
export { findOpenings, type OfferedTrip } from './trips/find-openings';
