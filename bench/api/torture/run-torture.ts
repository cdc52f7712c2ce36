import { sql } from 'drizzle-orm';
import type { Db } from '../../../packages/api/src/platform/database/database';
import { generateSandboxSecrets } from '@kaadu/payment-sandbox/secrets';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  findLedgerDifferences,
  findViolations,
} from '../../../packages/api/src/testing/bookings/booking-invariants';
import { runClient, type World } from './client';
import { endHolds, hurryEverything, openTortureDatabase, type TortureDatabase } from './database';
import { freePorts } from '../../../scripts/site/processes/free-ports';
import { apiProcess, type ApiProcess, startSandboxProcess } from './processes';
import { createRandom, type Random } from './random';
import { createTally } from './tally';

export interface TortureOptions {
  /** URL of a PostgreSQL server; undefined for the embedded database. */
  readonly server: string | undefined;
  /** An empty folder. */
  readonly folder: string;
  /** Limit of operations with a response. */
  readonly operations: number;
  /** Time limit, in seconds. */
  readonly seconds: number;
  readonly seed: number;
  readonly clients?: number;
  /** Milliseconds between kills of an API process. */
  readonly killEveryMs?: number;
  readonly onProgress?: (line: string) => void;
}

/** Faults of the gateway, one after the other. */
const behaviours = [
  {},
  { webhooks: { delayMs: 800, duplicate: 2, shuffle: true } },
  { webhooks: { drop: true } },
  { api: { failNext: 8 } },
  { api: { loseNext: 8 }, webhooks: { duplicate: 1 } },
  { payments: { failThenCapture: true, captureDelayMs: 2_000 } },
  { api: { latencyMs: 150 } },
  { payments: { captureDelayMs: 1_500 }, webhooks: { shuffle: true } },
  { api: { down: true } },
];

async function misbehave(origin: string, behaviour: object): Promise<void> {
  await fetch(`${origin}/sandbox/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviour),
  });
}

interface Stage {
  readonly database: TortureDatabase;
  readonly apis: readonly ApiProcess[];
  readonly sandbox: { readonly origin: string; stop(): Promise<void> };
  /** Holds to expire when the embedded database becomes accessible. */
  readonly ending: string[];
}

async function setStage({ server, folder }: TortureOptions): Promise<Stage> {
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

/**
 * Kills an API process every few seconds and restarts it. In between, the embedded database is accessible.
 */
async function keepKilling(
  { database, apis, sandbox, ending }: Stage,
  isOver: () => boolean,
  killEveryMs: number,
): Promise<number> {
  let kills = 0;
  while (!isOver()) {
    await sleep(killEveryMs);
    await misbehave(sandbox.origin, behaviours[kills % behaviours.length] ?? {});
    const api = apis[kills % apis.length];
    await api?.kill();
    kills += 1;
    if (database.kind === 'pglite') await database.use((db) => endHolds(db, ending.splice(0)));
    await api?.start();
  }
  return kills;
}

/**
 * Waits until all pending work has finished.
 * @returns unfinished work after the timeout
 */
async function settle({ database, apis, sandbox }: Stage, timeoutMs: number): Promise<string[]> {
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

/**
 * Returns holds that were acknowledged and are missing, or exist without an acknowledgement: a crash lost or
 * repeated them.
 */
async function findLostOrRepeated(stage: Stage, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await stage.database.use((db) =>
    db.execute<{ reference: string }>(sql`SELECT reference FROM bookings`),
  );
  const stored = new Set(rows.map(({ reference }) => reference));
  return [
    ...[...acknowledged].filter((one) => !stored.has(one)).map((one) => `${one} was answered and is lost`),
    ...[...stored].filter((one) => !acknowledged.has(one)).map((one) => `${one} was made without an answer`),
  ];
}

function createWorld(options: TortureOptions, { apis, sandbox, database, ending }: Stage): World {
  const tally = createTally();
  const deadline = Date.now() + options.seconds * 1_000;
  return {
    origins: apis.map(({ origin }) => origin),
    sandboxOrigin: sandbox.origin,
    tally,
    acknowledged: new Set(),
    isOver: () => tally.answered() >= options.operations || Date.now() > deadline,
    async endHold(reference) {
      if (database.kind === 'postgres') return (await database.use((db) => endHolds(db, [reference]))) > 0;
      ending.push(reference);
      return true;
    },
  };
}

async function run(options: TortureOptions, stage: Stage, world: World, random: Random) {
  const { clients = 16, killEveryMs = 4_000, onProgress } = options;
  const started = Date.now();
  const progress = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1_000);
    onProgress?.(
      `${seconds} s: ${world.tally.answered()} operations, ${world.tally.problems.length} problems`,
    );
  }, 30_000);
  const seeds = Array.from({ length: clients }, () => random.below(2 ** 31));
  const [kills] = await Promise.all([
    keepKilling(stage, world.isOver, killEveryMs),
    ...seeds.map((seed) => runClient(world, createRandom(seed))),
  ]);
  clearInterval(progress);
  return { kills, seconds: (Date.now() - started) / 1_000 };
}

/** Checks the invariants with queries over all rows, which the product avoids. */
function findAllViolations(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    return findViolations(tx);
  });
}

/**
 * Tortures the booking API and reports the outcome: `problems` is empty when nothing was lost, oversold or
 * paid twice.
 */
export async function runTorture(options: TortureOptions) {
  const stage = await setStage(options);
  try {
    const world = createWorld(options, stage);
    const { kills, seconds } = await run(options, stage, world, createRandom(options.seed));
    const open = await settle(stage, 300_000);
    const problems = [
      ...world.tally.problems,
      ...open,
      ...(await stage.database.use(findAllViolations)),
      ...(await findLostOrRepeated(stage, world.acknowledged)),
    ];
    return {
      database: stage.database.kind,
      operations: world.tally.answered(),
      seconds: Math.round(seconds),
      kills,
      bookings: world.acknowledged.size,
      table: world.tally.table(),
      problems,
      log: stage.apis.flatMap(({ log }) => log),
    };
  } finally {
    await Promise.all(stage.apis.map((api) => api.kill()));
    await stage.sandbox.stop();
    await stage.database.close();
  }
}
