export { readingMinutes } from './reading-minutes';
export { listStories } from './repository';
export { storyListRoutes, storyRoutes } from './routes';
export { stories } from './tables';
