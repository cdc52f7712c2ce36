import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { quantile } from '../../e2e/support/load/load';
import { cpuUse, threadCpuMs } from '../workers/thread-cpu';

/** Result of visiting a page. */
export interface Sample {
  readonly pagesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time of a page, in milliseconds. */
  readonly cpuMs: number;
  readonly rssMb: number;
  /** Number of pages served. */
  readonly pages: number;
  /** Number of other requests, with a status other than 200 or without a response. */
  readonly failures: number;
}

export interface VisitOptions {
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests the same URL each time, so that it is cached. */
  readonly isCached?: boolean;
  /** Counts failures rather than throwing an error. */
  readonly countsFailures?: boolean;
}

const trips = { firstDays: 180, nights: 14, guests: 9 };
const tripCount = trips.firstDays * trips.nights * trips.guests;
/** Step coprime to the number of trips, so that all are used and any hundred are mixed. */
const tripStep = 10_007;
let addresses = 0;

/**
 * Returns a query with new dates and guests for a page. They affect its cost, so consecutive trips must be as
 * mixed as all of them.
 */
function newTrip(): string {
  addresses += 1;
  const trip = (addresses * tripStep) % tripCount;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const from = 10 + (trip % trips.firstDays);
  const nights = 1 + (Math.floor(trip / trips.firstDays) % trips.nights);
  const guests = 1 + Math.floor(trip / trips.firstDays / trips.nights);
  return `from=${day(from)}&to=${day(from + nights)}&guests=${guests}`;
}

async function rssMb(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Requests new URLs of a page from a process for a while.
 * @throws Error when a status is not 200, unless failures are counted
 */
export async function visit(
  { origin, pid }: { readonly origin: string; readonly pid: number },
  { path, connections, seconds, isCached = false, countsFailures = false }: VisitOptions,
): Promise<Sample> {
  const before = await threadCpuMs(pid);
  const separator = path.includes('?') ? '&' : '?';
  const next = () => (isCached ? path : `${path}${separator}${newTrip()}`);
  const { requests, latency, duration, non2xx, errors, statusCodeStats } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  const failures = non2xx + errors;
  if (failures > 0 && !countsFailures)
    throw new Error(
      `${path}: ${non2xx} responses were not 200 (${Object.keys(statusCodeStats ?? {}).join(', ')}), ${errors} failed`,
    );
  const pages = requests.total - non2xx;
  const { process: cpuMs } = cpuUse(before, await threadCpuMs(pid));
  return {
    pagesPerSecond: pages / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpuMs: cpuMs / pages,
    rssMb: await rssMb(pid),
    pages,
    failures,
  };
}

export function medianOf(samples: readonly Sample[], key: keyof Sample): number {
  return quantile(
    samples.map((sample) => sample[key]),
    0.5,
  );
}
