export { assess, isBookable } from './assess';
export { deleteOldCalendarChanges } from './calendar/changes-repository';
export { freeUnits } from './free-units';
export {
  type CapacityMove,
  type Claim,
  claimCapacity,
  exchangeCapacity,
  moveCapacity,
  SoldOut,
  toSoldOut,
} from './inventory-repository';
export { listBookable } from './list-bookable';
export { listGuestPrices } from './list-guest-prices';
export { listOffers, type Offer } from './offers-repository';
export { priceTrip } from './price-trip';
export { extendOptionCalendars, refreshOptionCalendars } from './refresh-option-calendars';
export { availabilityRoutes } from './routes';
export { createTripPrices, type TripPrices } from './search-trips';
export {
  addOns,
  availabilityRules,
  blackouts,
  inventory,
  optionResources,
  rateSeasons,
  resources,
} from './tables';
export { bookableDays, daysOf, maxNights, requireValidTrip, type Trip } from './trip';
export { type TripSearch } from './trip-search';
export { unitsFor } from './units';
