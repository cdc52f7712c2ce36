import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import startSite from '../../e2e/setup/start-site';
import { failed, quantile, startLoad } from '../../e2e/support/load/load';
import { pageFault } from '../support/pages';
import { startFleet } from '../support/shells';
import { cpuUse, threadCpuMs, type CpuUse } from './thread-cpu';
import { transferCpuMs } from './transfer';

/*
 * `npm run bench workers`: pages rendered per second by a shell, by the number of its render workers, as a
 * ratio to the first number. Every URL is new, so that no page comes from the cache. The numbers alternate,
 * so that a busy machine affects all of them. Then the cost of the transfer between threads: a call with the
 * bytes and messages of such a page but no rendering, compared with the CPU time of rendering.
 */
const { values: flags } = parseArgs({
  options: {
    workers: { type: 'string', default: '1,2,4' },
    rounds: { type: 'string', default: '3' },
    /** Duration of each measurement. */
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '16' },
  },
});
const numbers = flags.workers.split(',').map(Number);
const warmUpMs = 3_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Sample {
  readonly pagesPerSecond: number;
  readonly times: readonly number[];
  readonly faults: number;
  /** CPU time of a page, in milliseconds. */
  readonly cpu: CpuUse;
  /** Bytes of a page. */
  readonly bytes: number;
}

let addresses = 0;

async function visit(origins: readonly string[], pid: number, ms: number): Promise<Sample> {
  let bytes = 0;
  const before = await threadCpuMs(pid);
  const began = performance.now();
  const load = startLoad({
    origins,
    connections: Number(flags.connections),
    path: () => `/stories?page=${(addresses += 1)}`,
    faultOf: (answer) => {
      bytes += Buffer.byteLength(answer.body);
      return pageFault(answer);
    },
  });
  await sleep(ms);
  const seconds = (performance.now() - began) / 1000;
  const pages = load.times.length;
  const used = cpuUse(before, await threadCpuMs(pid));
  await load.stop();
  return {
    pagesPerSecond: pages / seconds,
    times: load.times,
    faults: failed(load.faults),
    cpu: { process: used.process / pages, busiest: used.busiest / pages },
    bytes: Math.round(bytes / load.times.length),
  };
}

async function measure(workers: number, round: number): Promise<Sample> {
  const name = `workers-${workers}-${round}`;
  const fleet = await startFleet(name, 1, async () => ({ WORKERS: String(workers) }));
  const { pid } = fleet.first;
  try {
    await visit(fleet.origins, pid, warmUpMs);
    return await visit(fleet.origins, pid, Number(flags.seconds) * 1000);
  } finally {
    await fleet.stop();
  }
}

function report(workers: number, samples: readonly Sample[], reference: readonly Sample[]): void {
  const times = samples.flatMap((sample) => sample.times);
  const faults = samples.reduce((sum, sample) => sum + sample.faults, 0);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(0));
  const rates = samples.map(({ pagesPerSecond }) => pagesPerSecond.toFixed(0)).join(', ');
  const cpu = median(samples, (sample) => sample.cpu.process).toFixed(1);
  const ratio = median(samples, rateOf) / median(reference, rateOf);
  print(
    `WORKERS=${workers}: ${ratio.toFixed(2)} × (${rates} pages/s; p50 ${p50} ms, p99 ${p99} ms; ${cpu} ms of CPU a page; ${faults} faults)`,
  );
}

async function reportTransfer(samples: readonly Sample[]): Promise<void> {
  const bytes = Math.round(median(samples, (sample) => sample.bytes));
  const rendering = median(samples, ({ cpu }) => cpu.busiest);
  const transfer = await transferCpuMs(bytes);
  const share = (100 * transfer) / rendering;
  print(
    `transfer of ${(bytes / 1000).toFixed(0)} kB: ${transfer.toFixed(2)} ms of CPU, ${share.toFixed(1)} % of the ${rendering.toFixed(1)} ms that rendering takes in its thread`,
  );
}

const rateOf = ({ pagesPerSecond }: Sample) => pagesPerSecond;

function median(samples: readonly Sample[], valueOf: (sample: Sample) => number): number {
  return quantile(samples.map(valueOf), 0.5);
}

const stop = await startSite();
try {
  const samples = new Map<number, Sample[]>(numbers.map((workers) => [workers, []]));
  for (let round = 1; round <= Number(flags.rounds); round += 1)
    for (const workers of numbers) samples.get(workers)?.push(await measure(workers, round));
  const reference = samples.get(numbers[0] ?? 1) ?? [];
  for (const [workers, own] of samples) report(workers, own, reference);
  await reportTransfer(samples.get(1) ?? reference);
} finally {
  await stop();
}
