export { type ListingChoices, loadChoices } from './choices-repository';
export { getListing } from './get-listing';
export { listingRoutes } from './routes';
