import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { runClient, type World } from './client';
import { endHolds } from './database';
import { createRandom, type Random } from './random';
import {
  findAllViolations,
  leaveStage,
  misbehave,
  setStage,
  settle,
  type Stage,
  type StageOptions,
} from './stage';
import { createTally } from './tally';

export interface TortureOptions extends StageOptions {
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

/** Counts the trips whose price was split and partly paid, by how they ended. */
async function countSplitTrips({ database }: Stage): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.use((db) =>
    db.execute<{ status: string; trips: number }>(sql`
      SELECT status, count(*)::int AS trips FROM bookings b WHERE shared_at IS NOT NULL AND EXISTS (
        SELECT FROM payments WHERE subject = 'booking:' || b.primary_key AND status = 'paid'
      ) GROUP BY 1`),
  );
  return Object.fromEntries(rows.map(({ status, trips }) => [status, trips]));
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
      splitTrips: await countSplitTrips(stage),
      table: world.tally.table(),
      problems,
      log: stage.apis.flatMap(({ log }) => log),
    };
  } finally {
    await leaveStage(stage);
  }
}
