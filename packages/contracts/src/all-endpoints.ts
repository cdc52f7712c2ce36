import * as accounts from './accounts';
import * as activities from './activities';
import * as admin from './admin';
import * as audit from './audit';
import * as catalogue from './catalogue';
import * as availability from './availability';
import * as booking from './booking';
import * as calendar from './calendar';
import * as chat from './chat';
import * as content from './content';
import * as contentBodies from './content-bodies';
import { type AnyEndpoint, isEndpoint } from './endpoint';
import * as experienceBody from './experience-body';
import * as guides from './guides';
import * as home from './home';
import * as images from './images';
import * as listing from './listing';
import * as newsletter from './newsletter';
import * as offers from './offers';
import * as operations from './operations';
import * as overview from './overview';
import * as payments from './payments';
import * as people from './people';
import * as places from './places';
import * as reviews from './reviews';
import * as search from './search';
import * as sitemap from './sitemap';
import * as stories from './stories';
import * as tickets from './tickets';
import * as webVitals from './web-vitals';
import * as wishlist from './wishlist';

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
  sitemap,
  stories,
  tickets,
  webVitals,
  wishlist,
};

/** Every described call with the name of its description. For tests and tools: whoever bundles it bundles all of them. */
export const allEndpoints: readonly { readonly name: string; readonly endpoint: AnyEndpoint }[] =
  Object.values(nouns).flatMap((noun) =>
    Object.entries(noun).flatMap(([name, value]: [string, unknown]) =>
      isEndpoint(value) ? [{ name, endpoint: value }] : [],
    ),
  );
