import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import type { SampleData } from '@kaadu/sample-data';
import Fastify, { type FastifyServerOptions } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Database } from './db/database';
import type { PaintImage } from './images/image-store';
import { memo } from './memo';
import { contentChanged, createReadCache } from './read-cache';
import { loadChoices } from './repositories/listing';
import { catalogueRoutes } from './routes/catalogue-routes';
import { imageRoutes } from './routes/image-routes';
import { storyRoutes } from './routes/story-routes';
import type { Secrets } from './secrets';
import { seed } from './seed/seed';
import { installErrors } from './server/errors';
import { installRequestLog } from './server/request-log';
import { installTextCheck } from './server/reject-broken-text';
import { installSecurityHeaders } from './server/security-headers';
import type { Services } from './services';

export interface ApiOptions {
  readonly database: Database;
  readonly secrets: Secrets;
  /** What a fresh install starts with. */
  readonly sampleData: SampleData;
  /** Where rendered pictures are kept. */
  readonly imageFolder: string;
  readonly paintImage: PaintImage;
  readonly siteOrigins: readonly string[];
  readonly production?: boolean;
  readonly now?: () => Date;
  readonly logger?: FastifyServerOptions['logger'];
  /** How many proxies in front may be believed about a client's address. */
  readonly trustedProxies?: number;
}

const largestBody = 64 * 1024;
const requestTimeoutMs = 15_000;

/**
 * The API over an open database, which it fills first and closes with itself. Call `listen` or `inject` on the result.
 */
export async function buildApi(options: ApiOptions) {
  const { database, now = () => new Date(), trustedProxies: trusted = 0 } = options;
  await seed(database, options.sampleData, now());

  const cache = createReadCache();
  const choices = memo(() => loadChoices(database.db));
  await database.listen(contentChanged, () => {
    cache.clear();
    choices.drop();
  });
  const services: Services = { ...options, cache, choices: choices.get, now };

  const app = Fastify({
    logger: options.logger ?? false,
    disableRequestLogging: true,
    bodyLimit: largestBody,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < trusted,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  installRequestLog(app);
  installSecurityHeaders(app);
  installTextCheck(app);
  await app.register(cors, { origin: [...options.siteOrigins], credentials: true, maxAge: 600 });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Kaadu Trails API', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  });

  await app.register(catalogueRoutes(services));
  await app.register(storyRoutes(services));
  await app.register(imageRoutes(services));
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.addHook('onClose', () => database.close());
  return app;
}
