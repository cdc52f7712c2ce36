import { secretFile } from '@kaadu/node-runtime/data-dir';
import { closeWhenAsked } from '@kaadu/node-runtime/graceful-close';
import { formatError, reportCrashes, safeMessage } from '@kaadu/safe-log';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApi } from './build-api';
import { InvalidEnvironment, type Env, parseEnv, readDatabaseUrl } from './env';
import { DatabaseUnavailable } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import { errorCode } from './platform/errors/error-code';
import { withFallback } from './platform/images/image-source';
import { openImageSource } from './platform/images/open-image-source';
import { chooseMessenger } from './platform/messages/choose-messenger';
import { openGateway } from './platform/payment-gateway/open-gateway';
import { developmentSecrets, type Secrets } from './platform/secrets/secrets';

/** Thrown when the process cannot start; the message is one line with the reason. */
class StartupError extends Error {
  override readonly name = 'StartupError';
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartupError(`Cannot write to the data folder ${folder} (DATA_DIR): ${String(error)}`);
  }
}

function secretsFor(env: Env): Secrets | Promise<Secrets> {
  return env.OTP_PEPPER ? { otpPepper: env.OTP_PEPPER } : developmentSecrets(env.DATA_DIR);
}

async function start(env: Env): Promise<void> {
  await prepareFolder(env.DATA_DIR);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    folder: join(env.DATA_DIR, 'db'),
    poolSize: env.DATABASE_POOL_SIZE,
    migrates: env.MIGRATE_ON_START,
  });
  const production = env.NODE_ENV === 'production';
  const development = production ? undefined : await import('./development');
  await development?.fillNewDatabase(database);
  const originals = await openImageSource(env.IMAGE_STORE, (error) =>
    process.stderr.write(`The image store ${env.IMAGE_STORE} failed: ${safeMessage(error)}\n`),
  );
  const app = await buildApi({
    database,
    secrets: await secretsFor(env),
    imageFolder: join(env.DATA_DIR, 'images'),
    maxImageBytes: env.IMAGE_CACHE_MB * 1e6,
    imageSource: development ? withFallback(originals, development.generatedImages) : originals,
    ...chooseMessenger(env),
    outboxOpen: env.DEV_OUTBOX === 'open',
    gateway: await openGateway(env),
    siteOrigins: env.SITE_ORIGIN,
    apiOrigin: env.API_ORIGIN,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    refundApprovalAbove: env.REFUND_APPROVAL_ABOVE * 100,
    metricsToken: env.METRICS_TOKEN,
    reportToken: env.REPORT_TOKEN ?? (await secretFile(join(env.DATA_DIR, 'report-token'))),
    production,
    logger: { level: env.LOG_LEVEL },
    trustedProxies: env.TRUSTED_PROXIES,
  });
  closeWhenAsked(() => app.drain.close(env.DRAIN_DELAY_MS), { deadlineMs: env.CLOSE_DEADLINE_MS });
  try {
    const address = await app.listen({ host: env.HOST, port: env.API_PORT });
    process.stdout.write(`API listening on ${address}\n`);
  } catch (error) {
    await app.close();
    const taken = errorCode(error) === 'EADDRINUSE';
    throw new StartupError(
      taken ? `Port ${env.API_PORT} (API_PORT) is already in use` : `Cannot listen: ${String(error)}`,
    );
  }
}

/** Migrates the schema of the server, and exits. */
async function migrateOnly(): Promise<void> {
  const url = readDatabaseUrl(process.env);
  if (!url) throw new StartupError('--migrate-only needs DATABASE_URL or DATABASE_DIRECT_URL.');
  const database = await openDatabase({ url });
  await database.close();
  process.stdout.write('The database has every migration of this version.\n');
}

/** Prints one line for errors that the operator can fix, the stack of all others. */
function fail(error: unknown): never {
  const expected =
    error instanceof StartupError ||
    error instanceof InvalidEnvironment ||
    error instanceof DatabaseUnavailable;
  process.stderr.write(`${expected ? error.message : formatError(error)}\n`);
  process.exit(1);
}

reportCrashes();
try {
  const { values } = parseArgs({ options: { 'migrate-only': { type: 'boolean', default: false } } });
  await (values['migrate-only'] ? migrateOnly() : start(parseEnv(process.env)));
} catch (error) {
  fail(error);
}
