/** Path of the newest stories as RSS. No page: apart from `paths`, which many bundles carry as a whole. */
export const storyFeedPath = '/stories/feed.xml';
