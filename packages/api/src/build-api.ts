import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import { getOpenApiDocument } from '@kaadu/contracts/operations';
import { installDrain } from '@kaadu/node-runtime/graceful-close';
import { addRetryAfter } from '@kaadu/http-guards';
import Fastify, { type FastifyBaseLogger, LogController, type FastifyServerOptions } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { startBookingJobs } from './jobs/booking-jobs';
import { followContentChanges } from './content';
import { featureRoutes } from './feature-routes';
import {
  bookingPayments,
  type BookingServices,
  createOptionCatalogue,
  moveVisitorBookings,
} from './features/booking';
import { installChat, moveVisitorThread, notifyThreads } from './features/chat';
import { createImageStore, type ImageStore, measureImages } from './features/images';
import { createMatches } from './features/listing';
import {
  issueReceipts,
  joinListeners,
  joinSubjects,
  type PaymentSubjects,
  type RequestListener,
  requestPayments,
} from './features/payments';
import { startHousekeeping } from './jobs/housekeeping';
import { createContentCache } from './platform/cache/content-cache';
import type { ContentChanges } from './platform/content-changes/content-changes';
import { createResponseCache } from './platform/cache/response-cache';
import type { Database } from './platform/database/database';
import { measureDatabase } from './platform/database/measure-database';
import { handleClientError } from './platform/http/responses/client-errors';
import { installErrors, sendError } from './platform/http/responses/errors';
import { healthRoutes } from './platform/http/health-routes';
import { installJsonBody } from './platform/http/json-body';
import { installMetrics } from './platform/http/metrics';
import { registerRoutes } from './platform/http/register-routes';
import { rejectInvalidText } from './platform/http/reject-invalid-text';
import { refuseForeignPages } from './platform/http/require-json';
import { installRequestLog, loggerOf, logWithTrace } from './platform/http/request-log';
import { route } from './platform/http/route';
import { installSecurityHeaders } from './platform/http/security-headers';
import type { ImageSource } from './platform/images/image-source';
import type { DevelopmentOutbox } from './platform/messages/development-outbox';
import { developmentRoutes } from './platform/messages/development-routes';
import { createMailer } from './platform/messages/mailer';
import type { Messenger } from './platform/messages/messenger';
import { startJobs } from './platform/jobs/start-jobs';
import { createProcessEncoder } from './platform/images/encoder/process-encoder';
import type { PaymentGateway } from './platform/payment-gateway/payment-gateway';
import { createRateLimiter } from './platform/rate-limits/rate-limit';
import type { Secrets } from './platform/secrets/secrets';
import type { Services } from './platform/services/services';
import { adoptOldVisitors } from './platform/sessions/adopt-old-visitors';
import { requireUser } from './platform/sessions/require-user';
import { writeReferenceData } from './jobs/reference-data';
import { watchIncidents } from './jobs/watch-incidents';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the background jobs of bookings now; resolves when they are done. */
    runBookingJobs(): Promise<void>;
  }
}

export interface ApiOptions {
  readonly database: Database;
  readonly secrets: Secrets;
  /** Folder of the encoded images. */
  readonly imageFolder: string;
  /** Maximum bytes of the encoded images. Defaults to 2 GB. */
  readonly maxImageBytes?: number;
  readonly imageSource: ImageSource;
  readonly messenger: Messenger;
  readonly gateway: PaymentGateway;
  /** Development outbox, served at /dev/outbox if given. */
  readonly outbox?: DevelopmentOutbox;
  /** Serves the outbox to other machines too. */
  readonly outboxOpen?: boolean;
  /** Origins of the site's pages, which may call the API; the first is canonical. */
  readonly siteOrigins: readonly string[];
  /** Public origin of this API. Defaults to the address it listens on. */
  readonly apiOrigin?: string;
  readonly production?: boolean;
  /** Paise above which a refund by staff needs a second person. Defaults to ₹10,000. */
  readonly refundApprovalAbove?: number;
  readonly now?: () => Date;
  readonly logger?: FastifyServerOptions['logger'];
  /** Number of reverse proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: number;
  /** Factor on the rate limits per client, for test suites. */
  readonly rateLimitFactor?: number;
  /** Whether background jobs run on schedule. Tests with their own clock run them explicitly. */
  readonly schedulesJobs?: boolean;
  /** Bearer token with which shells send browser measurements; without one, reports are rejected. */
  readonly reportToken?: string;
  /** Bearer token for /metrics; without one, only this machine may read them. */
  readonly metricsToken?: string;
}

const maxBodyBytes = 64 * 1024;
const requestTimeoutMs = 15_000;

/** Returns the settings with their defaults. */
function settingsOf({ production = false, refundApprovalAbove = 1_000_000 }: ApiOptions) {
  return { production, refundApprovalAbove };
}

function createServer({ logger, trustedProxies = 0 }: ApiOptions, { version }: ContentChanges) {
  const app = Fastify({
    logger: loggerOf(logger),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    // Node enforces this limit only if the headers' limit is not longer, and checks every 30 seconds by
    // default.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: handleClientError,
    frameworkErrors: sendError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    childLoggerFactory: logWithTrace,
    // A proxy may send the absolute URL in the request line (RFC 9112, 3.2.2).
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]+\/?/i, '/'),
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();
  // Not at `onClose`, which comes after the last response.
  app.addHook('preClose', async () => version.close());
  return app;
}
type Server = ReturnType<typeof createServer>;

async function installPlugins(app: Server, { siteOrigins }: ApiOptions): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('user', null);
  installErrors(app);
  installDrain(app);
  addRetryAfter(app);
  installRequestLog(app);
  installSecurityHeaders(app);
  installJsonBody(app);
  rejectInvalidText(app);
  refuseForeignPages(app, siteOrigins);
  await app.register(cookie);
  await app.register(cors, { origin: [...siteOrigins], credentials: true, maxAge: 600 });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Kaadu Trails API', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  });
}

/** Lists the subjects of payments. */
function paymentSubjects(services: Services & BookingServices, notify: RequestListener): PaymentSubjects {
  return joinSubjects({
    booking: bookingPayments(services),
    'payment-request': requestPayments(services, notify),
  });
}

function openImages(
  { imageFolder: folder, imageSource: source, imageEncoder: encoder }: Services,
  { maxImageBytes: maxBytes = 2e9, schedulesJobs }: ApiOptions,
  log: FastifyBaseLogger,
): ImageStore {
  const onError = (error: unknown) => log.error({ err: error }, 'an image could not be encoded or deleted');
  const images = createImageStore({ folder, maxBytes, source, encoder, onError });
  const jobs = startJobs([{ name: 'trim of images', run: images.files.trim }], onError, schedulesJobs);
  return {
    ...images,
    async close() {
      await jobs.stop();
      await images.close();
    },
  };
}

/** Creates the API on a database that closes with it. Call `listen` or `inject` on the result. */
export async function buildApi(options: ApiOptions) {
  const { database, secrets, messenger, outbox, now = () => new Date() } = options;
  const cache = createContentCache({ clock: () => now().getTime() });
  const contentChanges = await followContentChanges(database, now, cache.clear);
  await writeReferenceData(contentChanges);

  const app = createServer(options, contentChanges);
  const onSchedule = options.schedulesJobs ?? true;
  const { log } = app;
  const mailer = createMailer(messenger, (error) => log.error({ err: error }, 'a message was not sent'));
  const housekeeping = startHousekeeping({ ...options, contentChanges, now, log, onSchedule });
  const services: Services = {
    ...options,
    cache,
    responses: createResponseCache(cache),
    contentChanges,
    mailer,
    imageEncoder: createProcessEncoder(),
    now,
    limiter: createRateLimiter(database.db, secrets.otpPepper, now, options.rateLimitFactor),
    deliver: housekeeping.deliver,
    ...settingsOf(options),
    apiOrigin: () => options.apiOrigin ?? app.listeningOrigin,
  };

  await installPlugins(app, options);
  const images = openImages(services, options, log);
  const booking = { ...services, options: createOptionCatalogue(database.db, cache) };
  const notify = joinListeners([issueReceipts(services), notifyThreads(services)]);
  const { registry, reportIncident } = watchIncidents(log);
  measureImages(registry, images.files);
  measureDatabase(registry, database);
  const paying = { ...booking, subjects: paymentSubjects(booking, notify), reportIncident };
  const bookingJobs = startBookingJobs(paying, log, onSchedule);
  app.decorate('runBookingJobs', bookingJobs.runAll);
  // Not earlier, because e-mails link to the address that the server listens on. Immediately, so that
  // short-lived processes do their jobs too.
  app.addHook('onListen', async () => void (onSchedule && bookingJobs.runAll()));
  const matches = createMatches(database.db, cache, now);
  const routes = [
    ...featureRoutes({ ...paying, matches, reconcileSoon: bookingJobs.reconcileSoon }, images, notify),
    ...healthRoutes(database, app.drain),
    installMetrics(app, { registry, cache, token: options.metricsToken }),
    route(getOpenApiDocument, async ({ reply }) => reply.send(app.swagger())),
    ...(outbox ? developmentRoutes(outbox, options.outboxOpen ?? false) : []),
  ];
  adoptOldVisitors(app, services, [moveVisitorBookings, moveVisitorThread]);
  await installChat(app, booking, { rateLimitFactor: options.rateLimitFactor, registry });
  await registerRoutes(app, routes, { ...services, requireUser: (roles) => requireUser(services, roles) });

  app.addHook('onClose', async () => {
    await images.close();
    await services.imageEncoder.close();
    await mailer.flush();
    await bookingJobs.stop();
    await housekeeping.stop();
    await database.close();
  });
  return app;
}
