import { logout, registerUser, requestOtp, saveUtmParams, verifyOtp } from '@kaadu/contracts/accounts';
import { getActivity, listExperiencesOfActivity } from '@kaadu/contracts/activities';
import { checkAvailability, getCalendar } from '@kaadu/contracts/availability';
import {
  cancelBooking,
  changeDates,
  createBooking,
  extendHold,
  getBooking,
  getCancelQuote,
  getDateChangeQuote,
  listBookings,
  listSavedTravellers,
  payBooking,
  releaseHold,
  reviewBooking,
  reviseBooking,
  saveTravellers,
} from '@kaadu/contracts/booking';
import { getExperience, listExperiencesByKey } from '@kaadu/contracts/catalogue';
import { getGuide, listGuides } from '@kaadu/contracts/guides';
import { getFooterDetails, getHome } from '@kaadu/contracts/home';
import { getListing, listPins } from '@kaadu/contracts/listing';
import { getOffer } from '@kaadu/contracts/offers';
import { createSubscription } from '@kaadu/contracts/newsletter';
import { getLocation, getPlace } from '@kaadu/contracts/places';
import { getSearchSuggestions, searchAll } from '@kaadu/contracts/search';
import { getRecentStory, getStory, listStories, listStoryCards } from '@kaadu/contracts/stories';
import { createTicket } from '@kaadu/contracts/tickets';
import { syncWishlist } from '@kaadu/contracts/wishlist';

/**
 * The calls that the site's pages make; the browser downloads these and no others. A test fails when one is called
 * nowhere. Add a call here together with the page that makes it.
 */
export const siteEndpoints = {
  cancelBooking,
  changeDates,
  checkAvailability,
  createBooking,
  createSubscription,
  createTicket,
  extendHold,
  getActivity,
  getBooking,
  getCancelQuote,
  getDateChangeQuote,
  getCalendar,
  getExperience,
  getFooterDetails,
  getGuide,
  getHome,
  getListing,
  getLocation,
  getOffer,
  getPlace,
  getRecentStory,
  getSearchSuggestions,
  getStory,
  listBookings,
  listExperiencesByKey,
  listExperiencesOfActivity,
  listGuides,
  listPins,
  listSavedTravellers,
  listStories,
  listStoryCards,
  logout,
  payBooking,
  registerUser,
  releaseHold,
  requestOtp,
  reviewBooking,
  reviseBooking,
  saveTravellers,
  saveUtmParams,
  searchAll,
  syncWishlist,
  verifyOtp,
};
