export { readingMinutes } from './reading-minutes';
export { listStories } from './repository';
export { storyRoutes } from './routes';
export { stories } from './tables';
