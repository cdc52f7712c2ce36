export { assess, isBookable } from './assess';
export { deleteOldCalendarChanges } from './calendar/changes-repository';
export { bookableExperiences, canBook } from './bookable-condition';
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
export { listGuestPrices } from './list-guest-prices';
export { listOffers, type Offer } from './offers-repository';
export { priceTrip } from './price-trip';
export { extendOptionCalendars, refreshOptionCalendars } from './refresh-option-calendars';
export { availabilityRoutes } from './routes';
export { nearbyDates, priceSearch } from './search-trips';
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
