import { sql } from 'drizzle-orm';
import { generateSandboxSecrets } from '@kaadu/payment-sandbox/secrets';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../packages/api/src/platform/database/database';
import {
  findLedgerDifferences,
  findViolations,
} from '../../../packages/api/src/testing/bookings/booking-invariants';
import { freePorts } from '../../../scripts/site/processes/free-ports';
import { hurryEverything, openTortureDatabase, type TortureDatabase } from './database';
import { apiProcess, type ApiProcess, startSandboxProcess } from './processes';

export interface StageOptions {
  /** URL of a PostgreSQL server; undefined for the embedded database. */
  readonly server: string | undefined;
  /** An empty folder. */
  readonly folder: string;
}

/** A database, API processes and a payment sandbox of a run. */
export interface Stage {
  readonly database: TortureDatabase;
  readonly apis: readonly ApiProcess[];
  readonly sandbox: { readonly origin: string; stop(): Promise<void> };
  /** Holds to expire when the embedded database becomes accessible. */
  readonly ending: string[];
}

/** Starts the processes of a run. Call `leaveStage` at the end. */
export async function setStage({ server, folder }: StageOptions): Promise<Stage> {
  const database = await openTortureDatabase(server, folder);
  const secrets = generateSandboxSecrets();
  const ports = await freePorts(server ? 2 : 1);
  const keys = {
    PAYMENT_SANDBOX_KEY_ID: secrets.keyId,
    PAYMENT_SANDBOX_KEY_SECRET: secrets.keySecret,
    PAYMENT_SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
  };
  const webhook = { WEBHOOK_URL: `http://127.0.0.1:${ports[0]}/payments/webhook` };
  const sandbox = await startSandboxProcess({ DATA_DIR: folder, ...keys, ...webhook });
  const env = {
    ...database.env,
    ...keys,
    PAYMENT_SANDBOX_URL: sandbox.origin,
    DATA_DIR: folder,
    OTP_PEPPER: randomBytes(32).toString('hex'),
    // Each client has its own IP address, and makes more holds than people do.
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_FACTOR: '1000',
  };
  const apis = ports.map((port) => apiProcess(env, port));
  await Promise.all(apis.map((api) => api.start()));
  return { database, apis, sandbox, ending: [] };
}

/** Sets the faults of the gateway; none for an empty object. */
export async function misbehave(origin: string, behaviour: object): Promise<void> {
  await fetch(`${origin}/sandbox/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviour),
  });
}

/**
 * Waits until all pending work has finished.
 * @returns unfinished work after the timeout
 */
export async function settle({ database, apis, sandbox }: Stage, timeoutMs: number): Promise<string[]> {
  await misbehave(sandbox.origin, {});
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    // Restarted processes check for due work at once. The embedded database is accessible only while none
    // runs.
    await Promise.all(apis.map((api) => api.stop()));
    const state: unknown = await (await fetch(`${sandbox.origin}/sandbox/state`)).json();
    const left = await database.use(async (db) => {
      const differences = await findLedgerDifferences(db, state);
      const due = await hurryEverything(db);
      return due > 0 ? [`${due} holds or refunds are still open`, ...differences] : differences;
    });
    if (left.length === 0 || Date.now() > deadline) return left;
    await Promise.all(apis.map((api) => api.start()));
    await sleep(8_000);
  }
}

/** Checks the invariants with queries over all rows, which the product avoids. */
export function findAllViolations(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    return findViolations(tx);
  });
}

/** Ends the processes, and removes the database. */
export async function leaveStage({ apis, sandbox, database }: Stage): Promise<void> {
  await Promise.all(apis.map((api) => api.kill()));
  await sandbox.stop();
  await database.close();
}
