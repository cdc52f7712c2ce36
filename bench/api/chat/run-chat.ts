import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { timingOf } from '../timing';
import { openTortureDatabase } from '../torture/database';
import { freePorts } from '../../../scripts/site/processes/free-ports';
import { apiProcess, type ApiProcess } from '../torture/processes';
import { createRandom } from '../torture/random';
import type { ChatEnd } from './chat-end';
import { type Crowd, gatherCrowd } from './crowd';
import { findDifferences } from './find-differences';
import { createLedger, type Ledger } from './ledger';

export interface ChatRunOptions {
  /** URL of a PostgreSQL server. */
  readonly server: string;
  /** An empty folder. */
  readonly folder: string;
  readonly visitors: number;
  readonly advisors: number;
  /** Number of API processes; the first is restarted. */
  readonly processes: number;
  readonly seconds: number;
  /** Questions per second; each is answered. */
  readonly rate: number;
  /** Interval between lost connections of visitors, in milliseconds. */
  readonly dropEveryMs: number;
  /** Folder for a CPU profile of each API process. */
  readonly profile: string | undefined;
  readonly onProgress: (line: string) => void;
}

const siteOrigin = 'http://localhost:3000';
/** Number of visitors that connect at a time; all arrive within a few seconds. */
const arrivingAtATime = 50;
const settleMs = 60_000;
/** Delay before memory is measured, in milliseconds. */
const restMs = 3_000;

/** Returns the resident memory of processes, in MB. */
async function residentOf(apis: readonly ApiProcess[]): Promise<number> {
  const statuses = await Promise.all(apis.map(({ pid }) => readFile(`/proc/${pid()}/status`, 'utf8')));
  return statuses.reduce((sum, text) => sum + Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024, 0);
}

async function until(what: string, holds: () => boolean): Promise<void> {
  const deadline = performance.now() + settleMs;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${settleMs / 1_000} s`);
    await sleep(50);
  }
}

/**
 * Connects all ends.
 * @param runs receives promises that resolve when the ends are stopped
 * @returns seconds that it took
 */
async function connect({ visitors, advisors }: Crowd, runs: Promise<void>[]): Promise<number> {
  const started = performance.now();
  runs.push(...advisors.map((one) => one.run()));
  await until('advisors connect', () => advisors.every(({ isReady }) => isReady));
  for (let first = 0; first < visitors.length; first += arrivingAtATime) {
    const group = visitors.slice(first, first + arrivingAtATime);
    runs.push(...group.map((one) => one.run()));
    await until('visitors connect', () => group.every(({ isReady }) => isReady));
  }
  return (performance.now() - started) / 1_000;
}

/**
 * Asks questions, loses connections and restarts the first process half-way.
 * @returns duration of the restart in seconds
 */
async function talk(
  { visitors }: Crowd,
  [first]: readonly ApiProcess[],
  ledger: Ledger,
  options: ChatRunOptions,
): Promise<number> {
  const random = createRandom(1);
  const { rate, dropEveryMs, seconds, onProgress } = options;
  const asking = setInterval(() => random.of(visitors).ask(), 1_000 / rate);
  const dropping = setInterval(() => random.of(visitors).drop(), dropEveryMs);
  await sleep((seconds * 1_000) / 2);
  onProgress('The API is restarted');
  ledger.restarted();
  const started = performance.now();
  await first?.stop();
  await first?.start();
  const restart = (performance.now() - started) / 1_000;
  await sleep((seconds * 1_000) / 2);
  clearInterval(asking);
  clearInterval(dropping);
  return restart;
}

const summaryOf = (times: readonly number[]) => ({
  count: times.length,
  ...timingOf(times),
  worst: Math.max(0, ...times),
});

/** Summarises a run, in milliseconds. */
function reportOf({ deliveries, comebacks, codes }: Ledger) {
  return {
    deliveries: Object.entries(deliveries).map(([direction, { before, after, interrupted }]) => ({
      direction,
      before: summaryOf(before),
      after: summaryOf(after),
      interrupted: summaryOf(interrupted),
    })),
    comebacks: summaryOf(comebacks),
    codes: Object.fromEntries(codes),
  };
}

/** Waits for messages in flight. The comparison detects those not delivered by then. */
async function settle(everybody: readonly ChatEnd[], ledger: Ledger): Promise<void> {
  const isDone = () =>
    everybody.every(({ isReady, waiting }) => isReady && waiting === 0) && ledger.undelivered().length === 0;
  await until('everything is delivered', isDone).catch((error: unknown) =>
    ledger.problems.push(String(error)),
  );
}

/** Creates a database, and API processes on it. */
async function setStage({ server, folder, processes, profile }: ChatRunOptions) {
  const database = await openTortureDatabase(server, folder);
  const ports = await freePorts(processes);
  const env = { ...database.env, DATA_DIR: folder, TRUSTED_PROXIES: '1', SITE_ORIGIN: siteOrigin };
  const nodeArguments = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  return { database, apis: ports.map((port) => apiProcess(env, port, nodeArguments)) };
}

/**
 * Runs a chat of many visitors with a few advisors. `problems` is empty when no message was lost or repeated.
 */
export async function runChat(options: ChatRunOptions) {
  const { database, apis } = await setStage(options);
  const ledger = createLedger();
  const runs: Promise<void>[] = [];
  try {
    await Promise.all(apis.map((api) => api.start()));
    const origins = apis.map(({ origin }) => origin);
    const world = { ledger, siteOrigin };
    const crowd = await database.use((db) => gatherCrowd(db, { ...options, origins, world }));
    const everybody = [...crowd.visitors, ...crowd.advisors];
    // Loads everything that the first chat needs, so that the later growth is due to the connections.
    await crowd.visitors[0]?.catchUp();
    await sleep(restMs);
    const before = await residentOf(apis);
    const connectSeconds = await connect(crowd, runs);
    await sleep(restMs);
    const connected = await residentOf(apis);
    options.onProgress(`${everybody.length} are connected after ${connectSeconds.toFixed(1)} s`);
    const restartSeconds = await talk(crowd, apis, ledger, options);
    await settle(everybody, ledger);
    const after = await residentOf(apis);
    for (const one of everybody) one.stop();
    await Promise.all(runs);
    await Promise.all(apis.map((api) => api.stop()));
    return {
      ...reportOf(ledger),
      connectSeconds,
      restartSeconds,
      memory: { before, connected, after, perConnectionKb: ((connected - before) * 1024) / everybody.length },
      problems: [...ledger.problems, ...(await database.use((db) => findDifferences(db, ledger, crowd)))],
      log: apis.flatMap(({ log }) => log),
    };
  } finally {
    await Promise.all(apis.map((api) => api.kill()));
    await database.close();
  }
}
