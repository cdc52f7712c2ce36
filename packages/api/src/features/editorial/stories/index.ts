export { getStory } from './get-story';
export { readingMinutes } from './reading-minutes';
export { listStories } from './repository';
export { storyRoutes } from './routes';
export { storyKind } from './story-kind';
export { stories } from './tables';
