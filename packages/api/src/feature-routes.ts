import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes, signInRoutes } from './features/accounts';
import { activityEditingRoutes, activityRoutes, listActivityNames } from './features/activities';
import { auditLogRoutes, iconRoutes, salesRoutes, userRoutes } from './features/admin';
import { attributeRoutes, experienceRoutes } from './features/catalogue';
import { findGuideCard, guideRoutes } from './features/guides';
import { homeRoutes } from './features/home';
import { imageRoutes } from './features/images';
import { listingRoutes } from './features/listing';
import { newsletterRoutes } from './features/newsletter';
import { myBookingsPage, paymentRoutes } from './features/payments';
import { placeRoutes } from './features/places';
import { listReviews, ratingOfPlace, reviewRoutes } from './features/reviews';
import { searchRoutes } from './features/search';
import { storyListRoutes, storyRoutes } from './features/stories';
import type { Services } from './services';

/** The routes of every feature; where two would need each other, the lower one is given what it needs here. */
export function featureRoutes(services: Services): FastifyPluginAsyncZod[] {
  return [
    experienceRoutes(services, { listActivityNames, listReviews }),
    attributeRoutes(services),
    activityRoutes(services),
    activityEditingRoutes(services),
    placeRoutes(services, { ratingOfPlace, findGuideCard }),
    reviewRoutes(services),
    guideRoutes(services),
    storyListRoutes(services),
    storyRoutes(services),
    searchRoutes(services),
    listingRoutes(services),
    homeRoutes(services),
    signInRoutes(services),
    accountRoutes(services),
    newsletterRoutes(services),
    paymentRoutes(services),
    myBookingsPage(services),
    iconRoutes(services),
    salesRoutes(services),
    userRoutes(services),
    auditLogRoutes(services),
    imageRoutes(services),
  ];
}
