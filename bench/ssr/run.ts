import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { paths } from '@kaadu/contracts';
import { nodeFlags } from '../../scripts/site/processes/node-flags';
import startSite from '../../e2e/setup/start-site';
import { getFeaturedExperience } from '../../e2e/support/catalogue';
import { quantile } from '../../e2e/support/load/load';
import { startFleet } from '../support/shells';
import { medianOf, visit as visitPages, type Sample } from '../support/visits';
import { startPlainReact, startSmallSite } from './small-page/start-small-page';
import { startMonolith, type Subject } from './monolith/start-monolith';

/*
 * `npm run bench ssr`: pages rendered per request by the composed site and by its monolith baseline, the same
 * components in one bundle behind the simplest correct server. Both are measured alternately on one machine
 * with new URLs, so that no page is cached; only the ratios are meaningful. `small` compares a page of three
 * small parts with plain React. `bench cached-pages` measures cached pages.
 */
const { values: flags } = parseArgs({
  options: {
    pages: { type: 'string', default: 'small,home,listing,detail' },
    connections: { type: 'string', default: '1,8,32' },
    /** Numbers of render workers, compared with the first at 8 connections. */
    workers: { type: 'string', default: '1,2,4' },
    rounds: { type: 'string', default: '3' },
    /** Duration of each measurement. */
    seconds: { type: 'string', default: '5' },
  },
});
const rounds = Number(flags.rounds);
const print = (line: string) => process.stdout.write(`${line}\n`);

let started = 0;

async function startSubject(workers: number): Promise<Subject> {
  started += 1;
  const { origins, first, stop } = await startFleet(`ssr-${started}`, 1, async () => ({
    WORKERS: String(workers),
  }));
  return { origin: origins[0] ?? '', pid: first.pid, stop };
}

const visit = (subject: Subject, path: string, connections: number) =>
  visitPages(subject, { path, connections, seconds: Number(flags.seconds) });

const cells = (samples: readonly Sample[]) =>
  [
    medianOf(samples, 'pagesPerSecond').toFixed(0),
    `${medianOf(samples, 'p50').toFixed(0)} / ${medianOf(samples, 'p99').toFixed(0)}`,
    medianOf(samples, 'cpuMs').toFixed(1),
    medianOf(samples, 'rssMb').toFixed(0),
  ].join(' | ');

/** Returns medians of the rounds' ratios: temporary slowness of the machine affects both sides. */
function ratio(site: readonly Sample[], monolith: readonly Sample[], key: keyof Sample): string {
  const ratios = site.map((sample, round) => sample[key] / (monolith[round]?.[key] ?? Number.NaN));
  return quantile(ratios, 0.5).toFixed(2);
}

async function compare(
  site: Subject,
  monolith: Subject,
  name: string,
  path: string,
  connections: number,
): Promise<void> {
  const samples = { site: [] as Sample[], monolith: [] as Sample[] };
  for (let round = 0; round < rounds; round += 1) {
    samples.monolith.push(await visit(monolith, path, connections));
    samples.site.push(await visit(site, path, connections));
  }
  const ratios = (['pagesPerSecond', 'p99', 'cpuMs'] as const).map((key) =>
    ratio(samples.site, samples.monolith, key),
  );
  print(
    `| ${name} | ${connections} | ${cells(samples.site)} | ${cells(samples.monolith)} | ${ratios.join(' | ')} |`,
  );
}

async function addressesOf(): Promise<[name: string, path: string][]> {
  const all = {
    home: paths.home.getHref(),
    listing: paths.experiences.getHref(),
    detail: (await getFeaturedExperience()).href,
  };
  const wanted = flags.pages.split(',');
  return Object.entries(all).filter(([name]) => wanted.includes(name));
}

async function compareWithMonolith(monolith: Subject, pages: readonly [string, string][]): Promise<void> {
  const site = await startSubject(1);
  try {
    for (const [, path] of pages) for (const subject of [site, monolith]) await visit(subject, path, 8);
    print(
      '\n| page | connections | site: pages/s | p50 / p99 ms | CPU ms | RSS MB | monolith: pages/s | p50 / p99 ms | CPU ms | RSS MB | pages/s ÷ | p99 ÷ | CPU ÷ |',
    );
    print(`|${' --- |'.repeat(13)}`);
    for (const [name, path] of pages)
      for (const connections of flags.connections.split(',').map(Number))
        await compare(site, monolith, name, path, connections);
  } finally {
    await site.stop();
  }
}

async function compareSmallPage(): Promise<void> {
  const plain = await startPlainReact();
  const site = await startSmallSite();
  try {
    const path = paths.experiences.getHref();
    for (const subject of [site, plain]) await visit(subject, path, 8);
    for (const connections of flags.connections.split(',').map(Number))
      await compare(site, plain, 'small', path, connections);
  } finally {
    await site.stop();
    await plain.stop();
  }
}

async function compareWorkers(path: string): Promise<void> {
  const numbers = flags.workers.split(',').map(Number);
  if (numbers.length < 2) return;
  print('\n| render workers | home at 8 connections: pages/s | p50 / p99 ms | CPU ms | RSS MB |');
  print(`|${' --- |'.repeat(5)}`);
  for (const workers of numbers) {
    const site = await startSubject(workers);
    try {
      await visit(site, path, 8);
      const samples: Sample[] = [];
      for (let round = 0; round < rounds; round += 1) samples.push(await visit(site, path, 8));
      print(`| ${workers} | ${cells(samples)} |`);
    } finally {
      await site.stop();
    }
  }
}

const stop = await startSite();
try {
  const monolith = await startMonolith(nodeFlags);
  try {
    print(
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds of ${flags.seconds} s, one render worker`,
    );
    const pages = await addressesOf();
    if (flags.pages.split(',').includes('small')) await compareSmallPage();
    if (pages.length > 0) await compareWithMonolith(monolith, pages);
    await compareWorkers(pages[0]?.[1] ?? '/');
  } finally {
    await monolith.stop();
  }
} finally {
  await stop();
}
