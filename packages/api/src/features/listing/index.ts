export { type ListingChoices, loadChoices } from './choices-repository';
export { getListing } from './get-listing';
export { createMatches, type Matches } from './matches';
export { foldListingChanges } from './matching/blocks-repository';
export { listingRoutes } from './routes';
