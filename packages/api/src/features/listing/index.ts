export { type ListingChoices, loadChoices } from './choices-repository';
export { getListing, type ListingSources } from './get-listing';
export { createListingRecords } from './trips/list-trip-cards';
export { createMatches, type Matches } from './matches';
export { listingRoutes } from './routes';
