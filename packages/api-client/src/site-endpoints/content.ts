export { getActivity, listExperiencesOfActivity } from '@kaadu/contracts/activities';
export { getExperience, listExperiencesByKey } from '@kaadu/contracts/catalogue';
export { getGuide, listGuides } from '@kaadu/contracts/guides';
export { getFooterDetails, getHome } from '@kaadu/contracts/home';
export { getListing, listPins } from '@kaadu/contracts/listing';
export { getOffer } from '@kaadu/contracts/offers';
export { getLocation, getPlace } from '@kaadu/contracts/places';
export { getRecentStory, getStory, listStories, listStoryCards } from '@kaadu/contracts/stories';
