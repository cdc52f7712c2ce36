export { refreshExperienceRatings } from './refresh-experience-ratings';
export { listReviews, ratingOfPlace } from './repository';
export { reviewRoutes } from './routes';
export { ratings } from './tables';
