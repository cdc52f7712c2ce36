import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import type { SampleData } from '@kaadu/sample-data';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Database } from './platform/database/database';
import { createRateLimiter } from './platform/rate-limits/rate-limit';
import { startHousekeeping } from './platform/jobs/housekeeping';
import type { PaintImage } from './features/images/image-store';
import { memo } from './platform/cache/memo';
import type { DevelopmentOutbox } from './platform/messages/development-outbox';
import type { Messenger } from './platform/messages/messenger';
import { createPostOffice } from './platform/messages/post-office';
import { contentChanged, createReadCache } from './platform/cache/read-cache';
import type { FacetCount } from './features/listing/facets-repository';
import { loadChoices } from './features/listing/choices-repository';
import { authRoutes } from './features/accounts/sign-in-routes';
import { catalogueRoutes } from './features/catalogue/catalogue-routes';
import { developmentRoutes } from './platform/messages/development-routes';
import { contentRoutes } from './features/activities/content-routes';
import { healthRoutes } from './platform/http/health-routes';
import { homeRoutes } from './features/home/home-routes';
import { travelRoutes } from './features/guides/travel-routes';
import { imageRoutes } from './features/images/routes';
import { loggedUserRoutes } from './features/accounts/account-routes';
import { myBookingsRoutes } from './features/payments/my-bookings-routes';
import { newsletterRoutes } from './features/newsletter/routes';
import { contentOfficeRoutes, salesOfficeRoutes } from './features/admin/office-routes';
import { peopleOfficeRoutes } from './features/admin/people-office-routes';
import { storyRoutes } from './features/stories/story-routes';
import type { Secrets } from './platform/secrets/secrets';
import { seed } from './sample-content/seed';
import { answerBrokenRequest } from './platform/http/broken-requests';
import { installErrors, sendError } from './platform/http/errors';
import { installJsonBody } from './platform/http/json-body';
import { letGoOnClose } from './platform/http/let-go-on-close';
import { installMetrics } from './platform/http/metrics';
import { installTextCheck } from './platform/http/reject-broken-text';
import { installRequestLog } from './platform/http/request-log';
import { installSecurityHeaders } from './platform/http/security-headers';
import type { Services } from './services';
import { createValueCache } from './platform/cache/value-cache';

export interface ApiOptions {
  readonly database: Database;
  readonly secrets: Secrets;
  /** What a fresh install starts with. */
  readonly sampleData: SampleData;
  /** Where rendered pictures are kept. */
  readonly imageFolder: string;
  readonly paintImage: PaintImage;
  readonly messenger: Messenger;
  /** Served at /dev/outbox when given. */
  readonly outbox?: DevelopmentOutbox;
  /** Origins of the site's pages, which may call; the first is canonical. */
  readonly siteOrigins: readonly string[];
  /** Origin of this API as a browser reaches it; default: where it listens. */
  readonly apiOrigin?: string;
  readonly production?: boolean;
  readonly now?: () => Date;
  readonly logger?: FastifyServerOptions['logger'];
  /** How many proxies in front may be believed about a client's address. */
  readonly trustedProxies?: number;
  /** Factor on the rate limits of single clients, for machines that run tests. */
  readonly rateLimitFactor?: number;
  /** What a scraper of /metrics must send; without it only this machine may scrape. */
  readonly metricsToken?: string;
}

const largestBody = 64 * 1024;
const requestTimeoutMs = 15_000;

/**
 * The API over an open database, which it fills first and closes with itself. Call `listen` or `inject` on the result.
 */
export async function buildApi(options: ApiOptions) {
  const { database, secrets, messenger, now = () => new Date(), trustedProxies = 0 } = options;
  // Processes that run already keep what they read before.
  if (await seed(database, options.sampleData, now())) await database.notify(contentChanged);

  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    requestTimeout: requestTimeoutMs,
    // Node enforces the limit only where that of the headers is not longer, and looks every half minute otherwise.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: sendError,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();

  const cache = createReadCache();
  const choices = memo(() => loadChoices(database.db));
  const facets = createValueCache<FacetCount[]>();
  const dropCaches = () => {
    cache.clear();
    facets.clear();
    choices.drop();
  };
  await database.listen(contentChanged, dropCaches);
  const post = createPostOffice(messenger, (error) =>
    app.log.error({ err: error }, 'a message was not sent'),
  );
  const housekeeping = startHousekeeping(database, messenger, now, (error, what) =>
    app.log.error({ err: error }, `${what} failed`),
  );
  const services: Services = {
    ...options,
    cache,
    choices: choices.get,
    facets,
    announceChange: () => {
      dropCaches();
      return database.notify(contentChanged);
    },
    post,
    now,
    limiter: createRateLimiter(database.db, secrets.otpPepper, now, options.rateLimitFactor),
    deliver: () => void housekeeping.deliver(),
    production: options.production ?? false,
    apiOrigin: () => options.apiOrigin ?? app.listeningOrigin,
  };

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('user', null);
  installErrors(app);
  letGoOnClose(app);
  installRequestLog(app);
  installSecurityHeaders(app);
  installJsonBody(app);
  installTextCheck(app);
  installMetrics(app, options.metricsToken);
  await app.register(cors, { origin: [...options.siteOrigins], credentials: true, maxAge: 600 });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Kaadu Trails API', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  });

  await app.register(healthRoutes(services));
  await app.register(catalogueRoutes(services));
  await app.register(homeRoutes(services));
  await app.register(storyRoutes(services));
  await app.register(contentRoutes(services));
  await app.register(travelRoutes(services));
  await app.register(authRoutes(services));
  await app.register(loggedUserRoutes(services));
  await app.register(newsletterRoutes(services));
  await app.register(myBookingsRoutes(services));
  await app.register(contentOfficeRoutes(services));
  await app.register(salesOfficeRoutes(services));
  await app.register(peopleOfficeRoutes(services));
  await app.register(imageRoutes(services));
  if (options.outbox) await app.register(developmentRoutes(options.outbox));
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  app.addHook('onClose', async () => {
    await post.settle();
    await housekeeping.stop();
    await database.close();
  });
  return app;
}
