import {
  fixed,
  listingSearch,
  ofBooking,
  purchase,
  bookingQuery,
  titled,
  type BookingLink,
  type ListingQuery,
} from './path-patterns';
import { encodeUriText } from '../fields/uri-text';

/*
 * Every public route of §2.1, so that no component spells a URL; used as `paths.home.getHref()`. Each is its
 * own export, so that a bundle contains only the routes that it links to.
 */

export const home = fixed('/');
export const about = fixed('/about');
export const contact = fixed('/contact-us');
export const terms = fixed('/privacy-and-terms');
export const guides = fixed('/guides');
export const availability = fixed('/availability');
export const chat = fixed('/chat');
export const stories = fixed('/stories');
export const offer = {
  path: '/offers/:code',
  getHref: (code: string) => `/offers/${encodeUriText(code)}`,
};
/** Results of a search for a text, with the listing's filters. */
export const search = {
  path: '/search',
  getHref: (text: string) => `/search?text=${encodeUriText(text)}`,
};
export const experiences = {
  path: '/experiences',
  getHref: (query?: ListingQuery) => (query ? `/experiences?${listingSearch(query)}` : '/experiences'),
};
export const story = titled('stories');
export const guide = titled('guide');
export const place = titled('place');
export const places = titled('places');
export const placesToVisit = titled('places-to-visit');
export const thingsToDo = titled('things-to-do');
export const howToGetThere = titled('how-to-get-there');
export const bestTime = titled('best-time-to-visit');
export const activity = titled('activity');
export const activities = titled('activities');
export const experience = titled('experience');
export const checkout = purchase('buy');
export const purchaseSuccess = purchase('buy/success');
export const purchasePending = purchase('buy/pending');
export const purchaseFailure = purchase('buy/failure');
export const bookingConfirmation = {
  path: '/booking-confirmation-page',
  getHref: (booking: BookingLink) => `/booking-confirmation-page?${bookingQuery(booking)}`,
};
/** A visitor's saved experiences, to review and compare. */
export const wishlist = fixed('/wishlist');
/** Opens a booking by its reference and a code sent to its e-mail address. */
export const findBooking = fixed('/find-booking');
/** Payment of one part of a trip's price, by the link of the part. */
export const sharedTrip = {
  path: '/shared-trip',
  getHref: (key?: string) =>
    key ? `/shared-trip?${new URLSearchParams({ key }).toString()}` : '/shared-trip',
};
export const myBookings = fixed('/my-bookings');
export const myBooking = ofBooking('my-bookings');
export const voucher = ofBooking('voucher');
