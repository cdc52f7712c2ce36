import { accountRoutes } from './features/accounts';
import { activityRoutes, listActivityNames } from './features/activities';
import { adminRoutes } from './features/admin';
import { auditRoutes } from './features/operations/audit';
import { availabilityRoutes, listGuestPrices } from './features/availability';
import { attachBookings, bookingRoutes, type BookingServices, listHeldUnits } from './features/booking';
import { catalogueRoutes } from './features/catalogue';
import { contentRoutes } from './features/content';
import { findGuideChapters, guideRoutes } from './features/editorial/guides';
import { chatRoutes, joinThreads } from './features/chat';
import { homeRoutes } from './features/editorial/home';
import { imageRoutes, type ImageStore } from './features/images';
import { listingRoutes, type Matches } from './features/listing';
import { newsletterRoutes } from './features/editorial/newsletter';
import { offerRoutes } from './features/editorial/offers';
import { overviewRoutes } from './features/operations/overview';
import { paymentRoutes, type ReceivingServices, type RequestListener } from './features/payments';
import { peopleRoutes } from './features/people';
import { placeRoutes } from './features/editorial/places';
import { listReviews, ratingOfPlace, reviewRoutes } from './features/reviews';
import { searchRoutes } from './features/search';
import { sitemapRoutes } from './features/editorial/sitemap';
import { storyRoutes } from './features/editorial/stories';
import { ticketRoutes } from './features/tickets';
import { waitlistRoutes } from './features/waitlist';
import { todayRoutes } from './features/operations/today';
import { webVitalRoutes } from './features/operations/web-vitals';
import { wishlistRoutes } from './features/wishlist';
import type { Route } from './platform/http/route';
import type { Services } from './platform/services/services';

/**
 * Returns the routes of every feature. Where two features depend on each other, the lower one gets the
 * dependency injected here.
 * @param notify is notified of changes to payment requests
 */
export function featureRoutes(
  services: Services & BookingServices & ReceivingServices & { readonly matches: Matches },
  images: ImageStore,
  notify: RequestListener,
): Route[] {
  return [
    ...homeRoutes(services),
    ...catalogueRoutes(services, { listActivityNames, listReviews, listGuestPrices }),
    ...listingRoutes(services),
    ...searchRoutes(services),
    ...activityRoutes(services),
    ...guideRoutes(services),
    ...placeRoutes(services, { ratingOfPlace, findGuideChapters }),
    ...storyRoutes(services),
    ...sitemapRoutes(services),
    ...reviewRoutes(services),
    ...accountRoutes(services, {
      async signedIn(userPk, visitorHash) {
        await attachBookings(services, userPk, visitorHash);
        if (visitorHash !== undefined) await joinThreads(services, userPk, visitorHash);
      },
      contactVerified: (userPk) => attachBookings(services, userPk),
    }),
    ...newsletterRoutes(services),
    ...ticketRoutes(services),
    ...wishlistRoutes(services),
    ...offerRoutes(services),
    ...availabilityRoutes(services, {
      listHeldUnits: (caller, experiencePk) => listHeldUnits(services, caller, experiencePk),
    }),
    ...waitlistRoutes(services),
    ...bookingRoutes(services),
    ...paymentRoutes(services, notify),
    ...chatRoutes(services),
    ...adminRoutes(services),
    ...contentRoutes(services, {
      ratingOfPlace,
      findGuideChapters,
      listActivityNames,
      listReviews,
      listGuestPrices,
    }),
    ...peopleRoutes(services),
    ...auditRoutes(services),
    ...overviewRoutes(services),
    ...todayRoutes(services),
    ...webVitalRoutes(services),
    ...imageRoutes(services, images),
  ];
}
