import * as accounts from '../accounts/accounts';
import * as activities from '../catalogue/activities';
import * as admin from '../admin/admin';
import * as audit from '../admin/audit';
import * as catalogue from '../catalogue/catalogue';
import * as availability from '../booking/availability';
import * as booking from '../booking/booking';
import * as calendar from '../booking/calendar';
import * as chat from '../chat/chat';
import * as content from '../content/content';
import * as contentBodies from '../content/content-bodies';
import { type AnyEndpoint, isEndpoint } from './endpoint';
import * as experienceBody from '../catalogue/experience-body';
import * as guides from '../content/guides';
import * as home from '../content/home';
import * as images from '../content/images';
import * as invitations from '../accounts/invitations';
import * as listing from '../catalogue/listing';
import * as newsletter from '../accounts/newsletter';
import * as offers from '../catalogue/offers';
import * as operations from '../admin/operations';
import * as overview from '../admin/overview';
import * as payments from '../payments/payments';
import * as people from '../accounts/people';
import * as places from '../content/places';
import * as reviews from '../catalogue/reviews';
import * as search from '../catalogue/search';
import * as sharedHolds from '../booking/shared-holds';
import * as sitemap from '../site/sitemap';
import * as stories from '../content/stories';
import * as tickets from '../admin/tickets';
import * as waitlist from '../booking/waitlist';
import * as today from '../admin/today';
import * as webVitals from '../admin/web-vitals';
import * as wishlist from '../catalogue/wishlist';

const nouns = {
  accounts,
  activities,
  admin,
  audit,
  availability,
  booking,
  calendar,
  catalogue,
  chat,
  content,
  contentBodies,
  experienceBody,
  guides,
  home,
  images,
  invitations,
  listing,
  newsletter,
  offers,
  operations,
  overview,
  payments,
  people,
  places,
  reviews,
  search,
  sharedHolds,
  sitemap,
  stories,
  tickets,
  waitlist,
  today,
  webVitals,
  wishlist,
};

/**
 * Every endpoint with the name of its description. For tests and tools only: a bundle that imports it
 * contains them all.
 */
export const allEndpoints: readonly { readonly name: string; readonly endpoint: AnyEndpoint }[] =
  Object.values(nouns).flatMap((noun) =>
    Object.entries(noun).flatMap(([name, value]: [string, unknown]) =>
      isEndpoint(value) ? [{ name, endpoint: value }] : [],
    ),
  );
