const account = () => import(/* webpackMode: "eager" */ './account');
const booking = () => import(/* webpackMode: "eager" */ './booking');
const content = () => import(/* webpackMode: "eager" */ './content');
const search = () => import(/* webpackMode: "eager" */ './search');

function pick<Group, Name extends keyof Group>(load: () => Promise<Group>, name: Name) {
  return async () => (await load())[name];
}

/**
 * The calls that the site's pages make; the browser downloads these and no others. A test fails when one is called
 * nowhere. Add a call here together with the page that makes it. Schemas are built with the first call of a group: those of
 * all groups at once would keep a slow phone from answering while somebody types.
 */
export const siteEndpoints = {
  cancelBooking: pick(booking, 'cancelBooking'),
  changeDates: pick(booking, 'changeDates'),
  checkAvailability: pick(booking, 'checkAvailability'),
  createBooking: pick(booking, 'createBooking'),
  createSubscription: pick(account, 'createSubscription'),
  createTicket: pick(account, 'createTicket'),
  extendHold: pick(booking, 'extendHold'),
  getActivity: pick(content, 'getActivity'),
  getBooking: pick(booking, 'getBooking'),
  getCancelQuote: pick(booking, 'getCancelQuote'),
  getDateChangeQuote: pick(booking, 'getDateChangeQuote'),
  getCalendar: pick(booking, 'getCalendar'),
  getExperience: pick(content, 'getExperience'),
  getFooterDetails: pick(content, 'getFooterDetails'),
  getGuide: pick(content, 'getGuide'),
  getHome: pick(content, 'getHome'),
  getListing: pick(content, 'getListing'),
  getLocation: pick(content, 'getLocation'),
  getOffer: pick(content, 'getOffer'),
  getPlace: pick(content, 'getPlace'),
  getRecentStory: pick(content, 'getRecentStory'),
  getSearchSuggestions: pick(search, 'getSearchSuggestions'),
  getStory: pick(content, 'getStory'),
  listBookings: pick(booking, 'listBookings'),
  listExperiencesByKey: pick(content, 'listExperiencesByKey'),
  listExperiencesOfActivity: pick(content, 'listExperiencesOfActivity'),
  listGuides: pick(content, 'listGuides'),
  listPins: pick(content, 'listPins'),
  listSavedTravellers: pick(booking, 'listSavedTravellers'),
  listStories: pick(content, 'listStories'),
  listStoryCards: pick(content, 'listStoryCards'),
  logout: pick(account, 'logout'),
  payBooking: pick(booking, 'payBooking'),
  registerUser: pick(account, 'registerUser'),
  releaseHold: pick(booking, 'releaseHold'),
  requestOtp: pick(account, 'requestOtp'),
  reviewBooking: pick(booking, 'reviewBooking'),
  reviseBooking: pick(booking, 'reviseBooking'),
  saveTravellers: pick(booking, 'saveTravellers'),
  saveUtmParams: pick(account, 'saveUtmParams'),
  searchAll: pick(search, 'searchAll'),
  syncWishlist: pick(account, 'syncWishlist'),
  verifyOtp: pick(account, 'verifyOtp'),
};
