/** Path of the newest stories as RSS. Kept apart from `paths`, which many bundles contain as a whole. */
export const storyFeedPath = '/stories/feed.xml';
