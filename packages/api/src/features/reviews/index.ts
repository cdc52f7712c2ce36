export { refreshExperienceRatings } from './refresh-experience-ratings';
export { addExperienceReview, listReviews, placeHasRatings, ratingOfPlace } from './repository';
export { reviewRoutes } from './routes';
export { ratings } from './tables';
