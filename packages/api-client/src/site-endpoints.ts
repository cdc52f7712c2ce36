import { logout, registerUser, requestOtp, saveUtmParams, verifyOtp } from '@kaadu/contracts/accounts';
import { getActivity, listExperiencesOfActivity } from '@kaadu/contracts/activities';
import { getExperience } from '@kaadu/contracts/catalogue';
import { getGuide, listGuides } from '@kaadu/contracts/guides';
import { getFooterDetails, getHome } from '@kaadu/contracts/home';
import { getListing } from '@kaadu/contracts/listing';
import { createSubscription } from '@kaadu/contracts/newsletter';
import { getSearchSuggestions, searchAll } from '@kaadu/contracts/search';
import { getRecentStory, getStory, listStories, listStoryCards } from '@kaadu/contracts/stories';

/**
 * The calls that the site's pages make; the browser downloads these and no others. A test fails when one is called
 * nowhere. Add a call here together with the page that makes it.
 */
export const siteEndpoints = {
  createSubscription,
  getActivity,
  getExperience,
  getFooterDetails,
  getGuide,
  getHome,
  getListing,
  getRecentStory,
  getSearchSuggestions,
  getStory,
  listExperiencesOfActivity,
  listGuides,
  listStories,
  listStoryCards,
  logout,
  registerUser,
  requestOtp,
  saveUtmParams,
  searchAll,
  verifyOtp,
};
